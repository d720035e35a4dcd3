import { parentPort } from 'node:worker_threads';
import { type CvInput, renderCv } from './document.ts';

/** One PDF after the other, on a thread of its own: laying one out takes some hundred milliseconds of nothing else. */
parentPort!.on('message', async ({ id, input }: { id: number; input: CvInput }) => {
  try {
    parentPort!.postMessage({ id, bytes: await renderCv(input) });
  } catch (error) {
    parentPort!.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
