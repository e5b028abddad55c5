#!/usr/bin/env node
// Books with the official TypeScript client.
//
// usage: booking.mjs COMMAND [ARGUMENT...]    the server to start, once for each case

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport, getDefaultEnvironment } from '@modelcontextprotocol/client/stdio';

const PROTOCOL = '2026-07-28';
const MILLISECONDS = 30_000;
// Clients pass on only what their configuration names, so a key has to be named as well.
const env = { ...getDefaultEnvironment(), MRTR_KEYS: randomBytes(32).toString('base64url') };
const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8'));

async function call(command, args, expected, asked) {
  const answers = structuredClone(expected.answers);
  const client = new Client(
    { name: 'mrtr-interop-typescript', version: '1' },
    { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: { pin: PROTOCOL } } },
  );
  client.setRequestHandler('elicitation/create', async (request, context) => {
    const key = String(context.mcpReq.id);
    asked.push(key);
    const answer = answers[key]?.shift();
    if (!answer) throw new Error(`no answer to ${key}: ${request.params.message}`);
    return answer;
  });
  await client.connect(new StdioClientTransport({ command, args, env, stderr: 'inherit' }));
  try {
    const version = client.getNegotiatedProtocolVersion();
    if (version !== PROTOCOL) throw new Error(`speaks ${version}`);
    const names = (await client.listTools()).tools.map((tool) => tool.name);
    if (!isDeepStrictEqual(names, ['book_flight'])) throw new Error(`lists ${names}`);
    const tool = { name: expected.tool ?? 'book_flight', arguments: expected.arguments };
    return await client.callTool(tool, { timeout: MILLISECONDS });
  } finally {
    await client.close();
  }
}

function judge(expected, asked, result) {
  const text = result.content.filter((block) => block.type === 'text').map((block) => block.text).join(' ');
  if (expected.code !== undefined) return [`has a result: ${text}`];
  const faults = [];
  if (!isDeepStrictEqual(asked, expected.asked)) faults.push(`asked ${asked}`);
  if (Boolean(result.isError) !== expected.isError) faults.push(`isError is ${result.isError}`);
  for (const part of expected.says) {
    if (!text.includes(part)) faults.push(`does not say ${part}: ${text}`);
  }
  if (!expected.isError && !isDeepStrictEqual(JSON.parse(text), result.structuredContent)) {
    faults.push(`structured content differs from the text: ${JSON.stringify(result.structuredContent)}`);
  }
  return faults;
}

async function faultsOf(command, args, expected) {
  const asked = [];
  try {
    return judge(expected, asked, await call(command, args, expected, asked));
  } catch (error) {
    const foreseen = expected.code !== undefined && error.code === expected.code;
    return foreseen ? [] : [`${error.name}: ${error.message}`];
  }
}

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('usage: booking.mjs COMMAND [ARGUMENT...]');
  process.exit(2);
}
let failed = 0;
for (const expected of cases) {
  const faults = await faultsOf(command, args, expected);
  if (faults.length > 0) failed += 1;
  console.log(faults.length > 0 ? 'FAIL' : 'ok  ', expected.name);
  for (const fault of faults) console.log('     ', fault);
}
process.exit(failed > 0 ? 1 : 0);
