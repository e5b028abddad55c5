#!/usr/bin/env node
// Checks that a form is one the protocol allows, against the definitions of the official TypeScript SDK.
//
// usage: schemas.mjs PROGRAM    PROGRAM prints a `requestedSchema`, and then whatever it likes

import { execFileSync } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import { ElicitRequestFormParamsSchema } from '@modelcontextprotocol/core';

// Members that the protocol does not know are dropped by its definitions.
function allowed(requestedSchema) {
  const params = { mode: 'form', message: 'Well?', requestedSchema };
  const parsed = ElicitRequestFormParamsSchema.safeParse(params);
  return parsed.success && isDeepStrictEqual(parsed.data, params);
}

const printed = execFileSync(process.argv[2], { encoding: 'utf8' });
const schema = JSON.parse(printed.slice(0, printed.indexOf('\n}\n') + 2));
const fields = Object.keys(schema.properties);
const wrong = fields.filter((name) => !allowed({ ...schema, properties: { [name]: schema.properties[name] } }));
// The check itself has to refuse something.
const nested = { type: 'object', properties: { guest: { type: 'object', properties: {} } } };
const unknown = { type: 'object', properties: { guest: { type: 'string', pattern: 'A.*' } } };
const lax = [nested, unknown].filter(allowed);
console.log(`${fields.length} fields, ${wrong.length} that the protocol does not have`);
if (fields.length === 0 || wrong.length > 0 || lax.length > 0) {
  console.error(JSON.stringify({ wrong, lax }));
  process.exit(1);
}
