import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { send } from './http.ts';

/**
 * Starts a local server that runs `work` at the first request, and answers every request with its result as JSON. For
 * Vitest's global setups, whose results only some test files need.
 */
export async function serveOnce(work: () => Promise<unknown>): Promise<{ port: number; close(): void }> {
  let result: Promise<unknown> | undefined;
  const server = createServer(async (_, response) => {
    try {
      response.end(JSON.stringify((await (result ??= work())) ?? null));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Returns the result of a server that `serveOnce` started. */
export async function askServed<T>(port: number): Promise<T> {
  const { status, text, json } = await send(port, '/');
  if (status !== 200) throw new Error(text);
  return json;
}
