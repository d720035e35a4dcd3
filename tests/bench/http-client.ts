import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { timed } from './figures.ts';

/**
 * Message to the client thread of a benchmark, which replies with a `Run`. The client runs in a separate thread, so
 * that it does not slow down the server.
 */
export interface Calls {
  port: number;
  calls: Call[];
  atATime: number;
}

export interface Call {
  path: string;
  method?: string;
  token?: string;
  /** Sent as a JSON body. */
  body?: object;
}

const agent = new Agent({ keepAlive: true });

parentPort!.on('message', async ({ port, calls, atATime }: Calls) => {
  parentPort!.postMessage(await timed(calls, atATime, (call) => send(port, call)));
});

function send(port: number, { path, method = 'GET', token, body }: Call): Promise<void> {
  const headers = {
    host: 'localhost',
    ...(token && { authorization: `Token ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${path}: ${response.statusCode}`));
      });
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}
