import { ImportProcesses, type WithImportProcesses } from '@crewdock/server/imports/apart/import-processes';
import { importResources } from '@crewdock/server/imports/run/import-resources';
import { runOperations } from '@crewdock/server/platform/operations/turn';
import { LANE_OF } from '@crewdock/server/platform/queue/lanes';
import type { TaskServices, Tasks } from '@crewdock/server/platform/queue/task';
import { startWorker, type Worker } from '@crewdock/server/platform/queue/worker';
import pino from 'pino';

/** Starts a worker that runs only imports. */
export function startImporter(url: string): Worker {
  const others = Object.fromEntries(Object.keys(LANE_OF).map((name) => [name, async () => {}]));
  const run = runOperations<TaskServices & WithImportProcesses>([importResources]);
  return startWorker<TaskServices & WithImportProcesses>({
    db: { url },
    log: pino({ level: 'silent' }),
    tasks: { ...(others as unknown as Tasks<TaskServices & WithImportProcesses>), 'run-operations': run },
    schedule: [],
    services: (own) =>
      ({ db: own.kysely, importProcesses: new ImportProcesses(url) }) as unknown as Omit<
        TaskServices & WithImportProcesses,
        'log' | 'signal'
      >,
  });
}

/** Program: `import-worker.ts URL` works until it is killed. */
if (import.meta.main) startImporter(process.argv[2]!);
