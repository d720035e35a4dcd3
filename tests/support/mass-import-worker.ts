import { readMassImport } from '@crewdock/server/imports/mass/read';
import type { Worker } from '@crewdock/server/infra/queue/worker';
import { startOneTask } from './one-task-worker.ts';

/** Starts a worker that runs only mass imports. */
export function startMassImporter(url: string, dataDirectory: string): Worker {
  return startOneTask({ 'read-mass-import': readMassImport }, url, dataDirectory);
}

/** Program: `mass-import-worker.ts URL FOLDER` runs mass imports until it is killed. */
if (import.meta.main) startMassImporter(process.argv[2]!, process.argv[3]!);
