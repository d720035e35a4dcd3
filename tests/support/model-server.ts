import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A request to the model: its system instructions and its text. */
interface Asked {
  system: string;
  text: string;
  /** Field names of the requested response schema. */
  fields: string[];
}

type Behaviour = (asked: Asked, response: ServerResponse) => void;

/** Starts a server with OpenAI's API. Tests set its responses. */
export async function modelServer() {
  const asked: Asked[] = [];
  const state = { behaviour: silent as Behaviour };
  const server = createServer(async (request, response) => {
    const { messages, response_format, tools, stream } = (await json(request)) as Request;
    if (tools) throw new Error('A model that reads CVs has no tools.');
    const texts = messages.map(({ role, content }) => ({ role, text: textOf(content) }));
    const told = (role: string) => texts.filter((each) => each.role === role).map(({ text }) => text);
    const fields = Object.keys(response_format.json_schema.schema.properties);
    const one = { system: told('system').join('\n'), text: told('user').join('\n'), fields };
    asked.push(one);
    if (stream) response.setHeader('content-type', EVENTS);
    state.behaviour(one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave: (behaviour: Behaviour) => void (state.behaviour = behaviour),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const EVENTS = 'text/event-stream';

/** Sends a complete response of the model, as a single body, or as an event stream if the client requested one. */
export function written(response: ServerResponse, content: unknown): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  if (response.getHeader('content-type') === EVENTS) return writtenOn(response, text, { isLast: true });
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      id: 'answer',
      object: 'chat.completion',
      created: 0,
      model: 'test',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  );
}

/** Sends the next part of a streamed response. */
export function writtenOn(response: ServerResponse, text: string, { isLast = false } = {}): void {
  const choice = { index: 0, delta: { role: 'assistant', content: text }, finish_reason: isLast ? 'stop' : null };
  const chunk = { id: 'answer', object: 'chat.completion.chunk', created: 0, model: 'test', choices: [choice] };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  if (isLast) response.end('data: [DONE]\n\n');
}

function silent(): void {}

interface Request {
  messages: { role: string; content: string | { text: string }[] }[];
  response_format: { json_schema: { schema: { properties: object } } };
  tools?: unknown;
  stream?: boolean;
}

function textOf(content: Request['messages'][number]['content']): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('\n');
}
