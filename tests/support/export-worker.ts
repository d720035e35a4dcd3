import { exportCompany } from '@crewdock/server/companies/admin/export/export-company';
import type { Worker } from '@crewdock/server/infra/queue/worker';
import { startOneTask } from './one-task-worker.ts';

/** Starts a worker that runs only company exports. */
export function startExporter(url: string, dataDirectory: string): Worker {
  return startOneTask({ 'export-company': exportCompany }, url, dataDirectory);
}

/** Program: `export-worker.ts URL FOLDER` runs company exports until it is killed. */
if (import.meta.main) startExporter(process.argv[2]!, process.argv[3]!);
