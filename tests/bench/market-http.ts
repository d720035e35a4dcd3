import { Agent, get } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { timed } from './figures.ts';

/** What the client's side of `npm run bench:market` is told, on a thread of its own; it answers with the run. */
export interface Calls {
  port: number;
  paths: string[];
  atATime: number;
}

const agent = new Agent({ keepAlive: true });

parentPort!.on('message', async ({ port, paths, atATime }: Calls) => {
  parentPort!.postMessage(await timed(paths, atATime, (path) => fetchPath(port, path)));
});

function fetchPath(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port, path, headers: { host: 'localhost' } }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${path}: ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}
