import { Worker } from 'node:worker_threads';

/** Messages from child to parent: first `ready`, then the result of each job. */
export type WorkerReport = { ready: true } | { output: unknown; memoryBytes: number } | { error: string };

/**
 * Entry point of a child process: `child.ts MODULE NAME PARENT_PID MEMORY_BYTES` calls the function `NAME` of the
 * module for each job.
 */
const [module = '', name = '', parent, memoryBytes] = process.argv.slice(2);

new Worker(new URL('./watchdog.mjs', import.meta.url), {
  workerData: { parent: Number(parent), memoryBytes: Number(memoryBytes) },
}).unref();
process.on('disconnect', () => process.exit());
// Ignores signals: a terminal also sends them to child processes, but the parent decides whether a running job may
// finish.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const report = (message: WorkerReport) => void process.send!(message);
try {
  const work = ((await import(module)) as Record<string, (input: unknown) => unknown>)[name]!;
  process.on('message', async (input: unknown) => {
    try {
      report({ output: await work(input), memoryBytes: process.memoryUsage.rss() });
    } catch (error) {
      report({ error: reasonOf(error) });
    }
  });
  report({ ready: true });
} catch (error) {
  report({ error: reasonOf(error) });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
