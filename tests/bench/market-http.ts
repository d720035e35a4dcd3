import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { timed } from './figures.ts';

/** The client's side of `npm run bench:market`, on a thread of its own: told a port and paths, it answers with the run. */
const { atATime } = workerData as { atATime: number };
const agent = new Agent({ keepAlive: true, maxSockets: atATime });

parentPort!.on('message', async ({ port, paths }: { port: number; paths: string[] }) => {
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
