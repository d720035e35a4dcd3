import { Worker } from 'node:worker_threads';

/** What a child says to its parent: first that it is ready, then of each job what came of it. */
export type Report = { ready: true } | { output: unknown; memoryBytes: number } | { error: string };

/** The program of a child process: `child.ts MODULE NAME PARENT_PID MEMORY_BYTES` calls the function of this name for every job. */
const [module = '', name = '', parent, memoryBytes] = process.argv.slice(2);

new Worker(new URL('./watchdog.ts', import.meta.url), {
  workerData: { parent: Number(parent), memoryBytes: Number(memoryBytes) },
}).unref();
process.on('disconnect', () => process.exit());
// A terminal sends them to children too; whether what is under way may end is the parent's to say.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const report = (message: Report) => void process.send!(message);
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
