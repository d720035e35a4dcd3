import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { currentProduct } from '../fixtures/product.ts';

/**
 * Replacement for the portal's response: a fixed response, no response, a closed connection, or a change of the real
 * body.
 */
type Treatment = { status: number; body: string } | 'hangs' | 'gone' | ((body: string) => string);

/** A proxy in front of the running portal, for browsers whose network traffic tests cannot intercept. */
export interface Between {
  origin: string;
  /** Applies the treatment to matching requests from now on. Null forwards every request unchanged. */
  treat(calls: RegExp, treatment: Treatment | null): void;
  close(): void;
}

export async function serveBetween(): Promise<Between> {
  let treated: RegExp;
  let treatment: Treatment | null = null;
  const server = createServer((request, response) => {
    void answer(request, response, treatment !== null && treated.test(request.url!) ? treatment : null);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as { port: number }).port}`,
    treat(calls, how) {
      treated = calls;
      treatment = how;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, how: Treatment | null): Promise<void> {
  if (how === 'hangs') return;
  if (how === 'gone') return void request.socket.destroy();
  if (how !== null && typeof how !== 'function') {
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
    return void response.writeHead(how.status, headers).end(how.body);
  }
  const passed = await fetch(currentProduct().portal + request.url!, {
    method: request.method!,
    headers: Object.entries(request.headers).filter(([name]) => PASSED.has(name)) as [string, string][],
    ...(request.method === 'POST' && { body: await text(request) }),
  });
  const headers = Object.fromEntries([...passed.headers].filter(([name]) => !OF_THE_LINE.has(name)));
  const body = Buffer.from(await passed.arrayBuffer());
  response.writeHead(passed.status, headers).end(how === null ? body : how(body.toString()));
}

const PASSED = new Set(['accept', 'content-type', 'origin', 'access-control-request-method']);
const OF_THE_LINE = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding']);
