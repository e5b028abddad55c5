#!/usr/bin/env node
// Calls tools with the official TypeScript client: every case in every mode over every transport.
//
// usage: typescript.mjs CASES PROGRAM    PROGRAM serves with --stdio and with --http, once for each case

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport, getDefaultEnvironment } from '@modelcontextprotocol/client/stdio';

// What each mode of the client should end up speaking.
const MODES = { '2026-07-28': '2026-07-28', auto: '2026-07-28', legacy: '2025-11-25' };
const MILLISECONDS = 30_000;
// Clients pass on only what their configuration names, so a key has to be named as well.
const key = { MRTR_KEYS: randomBytes(32).toString('base64url') };

// Starts a server, gives a transport to it to `use`, and ends it.
async function served(program, transport, use) {
  if (transport === 'stdio') {
    const env = { ...getDefaultEnvironment(), ...key };
    return use(new StdioClientTransport({ command: program, args: ['--stdio'], env, stderr: 'ignore' }));
  }
  const stdio = ['ignore', 'ignore', 'pipe'];
  const server = spawn(program, ['--http', '127.0.0.1:0'], { env: { ...process.env, ...key }, stdio });
  const ended = once(server, 'exit');
  try {
    // It says where it serves once it does.
    const [line] = await once(createInterface({ input: server.stderr }), 'line');
    return await use(new StreamableHTTPClientTransport(new URL(/http:\/\/\S+/.exec(line)[0])));
  } finally {
    server.kill();
    await ended;
  }
}

async function call(transport, mode, expected, asked) {
  const answers = structuredClone(expected.answers ?? {});
  const foreseen = [...expected.asked];
  const pinned = mode === 'auto' || mode === 'legacy' ? mode : { pin: mode };
  const client = new Client(
    { name: 'mrtr-interop-typescript', version: '1' },
    {
      capabilities: { elicitation: { form: {}, url: {} }, sampling: {}, roots: {} },
      versionNegotiation: { mode: pinned },
    },
  );
  const answer = async (request, context) => {
    // Older revisions do not tell the key; there, questions come one at a time and in order.
    const next = foreseen.shift();
    const asks = MODES[mode] === '2026-07-28' ? String(context.mcpReq.id) : next;
    asked.push(asks);
    const given = answers[asks]?.shift();
    if (!given) throw new Error(`no answer to ${asks}: ${request.method}`);
    return given;
  };
  for (const method of ['elicitation/create', 'sampling/createMessage', 'roots/list']) {
    client.setRequestHandler(method, answer);
  }
  await client.connect(transport);
  try {
    const version = client.getNegotiatedProtocolVersion();
    if (version !== MODES[mode]) throw new Error(`speaks ${version}`);
    const names = (await client.listTools()).tools.map((tool) => tool.name);
    if (!names.includes(expected.tool) && expected.code === undefined) throw new Error(`lists ${names}`);
    const tool = { name: expected.tool, arguments: expected.arguments ?? {} };
    return await client.callTool(tool, { timeout: MILLISECONDS });
  } finally {
    await client.close();
  }
}

function judge(expected, asked, result) {
  const text = result.content.filter((block) => block.type === 'text').map((block) => block.text).join(' ');
  if (expected.code !== undefined) return [`has a result: ${text}`];
  const faults = [];
  // Questions of one round are asked all at once.
  const order = expected.together ? (keys) => [...keys].sort() : (keys) => keys;
  if (!isDeepStrictEqual(order(asked), order(expected.asked))) faults.push(`asked ${asked}`);
  if (Boolean(result.isError) !== expected.isError) faults.push(`isError is ${result.isError}`);
  for (const part of expected.says) {
    if (!text.includes(part)) faults.push(`does not say ${part}: ${text}`);
  }
  if (result.structuredContent && !isDeepStrictEqual(JSON.parse(text), result.structuredContent)) {
    faults.push(`structured content differs from the text: ${JSON.stringify(result.structuredContent)}`);
  }
  return faults;
}

async function faultsOf(program, transport, mode, expected) {
  const asked = [];
  try {
    return await served(program, transport, async (to) =>
      judge(expected, asked, await call(to, mode, expected, asked)),
    );
  } catch (error) {
    const foreseen = expected.code !== undefined && error.code === expected.code;
    return foreseen ? [] : [`${error.name}: ${error.message}`];
  }
}

const [cases, program] = process.argv.slice(2);
if (!program) {
  console.error('usage: typescript.mjs CASES PROGRAM');
  process.exit(2);
}
let failed = 0;
for (const transport of ['stdio', 'http']) {
  for (const mode of Object.keys(MODES)) {
    for (const expected of JSON.parse(readFileSync(cases, 'utf8'))) {
      const faults = await faultsOf(program, transport, mode, expected);
      if (faults.length > 0) failed += 1;
      console.log(faults.length > 0 ? 'FAIL' : 'ok  ', transport.padEnd(5), mode.padEnd(10), expected.name);
      for (const fault of faults) console.log('     ', fault);
    }
  }
}
process.exit(failed > 0 ? 1 : 0);
