// The booking on the official TypeScript SDK: the handler is called in every round, with its state signed by the
// SDK's own codec.
import { McpServer, acceptedContent, createRequestStateCodec, inputRequired } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import * as z from 'zod/v4';

const codec = createRequestStateCodec({ key: new Uint8Array(32).fill(7), ttlSeconds: 900 });
const done = (text) => ({ content: [{ type: 'text', text }] });
const quote = (flight) => ({ id: 'Q7F3A21C90BE', price: 184 + flight.length, currency: 'EUR', departs: 1793000000 });

async function ask(key, message, schema, state) {
  const requestedSchema = { type: 'object', properties: { [key]: schema }, required: [key] };
  return inputRequired({
    inputRequests: { [key]: inputRequired.elicit({ message, requestedSchema }) },
    requestState: await codec.mint(state),
  });
}

function server() {
  const mcp = new McpServer(
    { name: 'airline', version: '1.0.0' },
    { capabilities: { tools: {} }, requestState: { verify: codec.verify } },
  );
  const book = { description: 'Books a seat on a flight.', inputSchema: z.object({ flight: z.string() }) };
  mcp.registerTool('book_flight', book, async ({ flight }, ctx) => {
    const state = ctx.mcpReq.requestState();
    const given = (key) => acceptedContent(ctx.mcpReq.inputResponses, key)?.[key];
    switch (state?.step) {
      case undefined:
        return ask('name', 'Who is flying?', { type: 'string' }, { step: 'name', offer: quote(flight) });
      case 'name':
        return ask('seat', 'Which seat?', { type: 'string', enum: ['window', 'aisle'] },
          { ...state, step: 'seat', name: given('name') });
      case 'seat':
        return ask('confirm', 'Buy it?', { type: 'boolean' }, { ...state, step: 'confirm', seat: given('seat') });
      default:
        if (!given('confirm')) return done('Nothing was bought.');
        return done(`${state.seat} is booked for ${state.name} as ${state.offer.id}.`);
    }
  });
  const often = { description: 'Asks often.', inputSchema: z.object({ times: z.number() }) };
  mcp.registerTool('ask_often', often, async ({ times }, ctx) => {
    const state = ctx.mcpReq.requestState() ?? { asked: 0, agreed: 0 };
    const sure = acceptedContent(ctx.mcpReq.inputResponses, 'confirm')?.confirm;
    const agreed = state.agreed + (sure ? 1 : 0);
    if (state.asked === times) return done(String(agreed));
    return ask('confirm', 'Sure?', { type: 'boolean' }, { asked: state.asked + 1, agreed });
  });
  return mcp;
}

void serveStdio(server);
