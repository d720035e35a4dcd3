import { ImportProcesses, type WithImportProcesses } from '@crewdock/server/imports/tables/apart/import-processes';
import { importResources } from '@crewdock/server/imports/tables/run/import-resources';
import { runOperations } from '@crewdock/server/core/operations/run-chunk';
import { LANE_OF } from '@crewdock/server/infra/queue/lanes';
import type { TaskServices } from '@crewdock/server/core/context/task';
import type { JobHandlers } from '@crewdock/server/infra/queue/job-handler';
import { startWorker, type Worker } from '@crewdock/server/infra/queue/worker';
import pino from 'pino';

/** Starts a worker that runs only imports. */
export function startImporter(url: string): Worker {
  const others = Object.fromEntries(Object.keys(LANE_OF).map((name) => [name, async () => {}]));
  const run = runOperations<TaskServices & WithImportProcesses>([importResources]);
  return startWorker<TaskServices & WithImportProcesses>({
    db: { url },
    log: pino({ level: 'silent' }),
    tasks: { ...(others as unknown as JobHandlers<TaskServices & WithImportProcesses>), 'run-operations': run },
    schedule: [],
    services: (own) =>
      ({ db: own.kysely, importProcesses: new ImportProcesses(url) }) as unknown as Omit<
        TaskServices & WithImportProcesses,
        'log' | 'signal'
      >,
  });
}

/** Program: `import-worker.ts URL` runs imports until it is killed. */
if (import.meta.main) startImporter(process.argv[2]!);
