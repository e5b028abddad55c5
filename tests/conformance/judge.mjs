// Counts what a run of the suite found.
//
// usage: judge.mjs REQUIREMENTS RESULTS    the suite's list of required scenarios, and its output

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const [requirements, results] = process.argv.slice(2);

// The list `server:` of the file, which has no other indented block of that name.
const required = [];
let listing = false;
for (const line of readFileSync(requirements, 'utf8').split('\n')) {
  if (/^\S/.test(line) && !line.startsWith('#')) listing = line.trim() === 'server:';
  const entry = /^ {2}- (\S+)/.exec(line);
  if (listing && entry) required.push(entry[1]);
}

const seen = new Map();
for (const directory of readdirSync(results)) {
  const name = directory.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, '');
  const checks = JSON.parse(readFileSync(join(results, directory, 'checks.json'), 'utf8'));
  seen.set(name, checks);
}

function count(names) {
  const total = { scenarios: 0, of: names.length, SUCCESS: 0, FAILURE: 0, WARNING: 0, SKIPPED: 0, INFO: 0 };
  for (const name of names) {
    const checks = seen.get(name) ?? [];
    const bad = checks.filter(({ status }) => status === 'FAILURE' || status === 'WARNING');
    if (bad.length === 0 && checks.some(({ status }) => status === 'SUCCESS')) total.scenarios += 1;
    for (const { status } of checks) total[status] += 1;
  }
  return total;
}

function say(what, names) {
  const { scenarios, of, SUCCESS, FAILURE, WARNING, SKIPPED } = count(names);
  console.log(
    `${what}: ${scenarios} of ${of} scenarios; checks: ${SUCCESS} passed, ${FAILURE} failed, ${WARNING} warned, ${SKIPPED} skipped`,
  );
  return required.length > 0 && scenarios === of && FAILURE === 0 && WARNING === 0;
}

for (const name of required) {
  for (const { id, status, errorMessage } of seen.get(name) ?? [{ id: 'not run', status: 'FAILURE' }]) {
    if (status === 'FAILURE' || status === 'WARNING') console.log(`${status} ${name}: ${id}: ${errorMessage ?? ''}`);
  }
}
const passed = say('required', required);
say('not scored', [...seen.keys()].filter((name) => !required.includes(name)));
process.exit(passed ? 0 : 1);
