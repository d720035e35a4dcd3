import { readMassImport } from '@crewdock/server/ai/mass-import/read';
import type { AllTaskServices } from '@crewdock/server/context';
import { readConfig } from '@crewdock/server/platform/config';
import { LANE_OF } from '@crewdock/server/platform/queue/lanes';
import type { Tasks } from '@crewdock/server/platform/queue/task';
import { startWorker, type Worker } from '@crewdock/server/platform/queue/worker';
import { createServices } from '@crewdock/server/services';
import pino from 'pino';

/** Workers that know nothing but mass imports. */
export function startMassImporter(url: string, dataDirectory: string): Worker {
  const others = Object.fromEntries(Object.keys(LANE_OF).map((name) => [name, async () => {}]));
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost:3000', DATA_DIR: dataDirectory });
  return startWorker<AllTaskServices>({
    db: { url },
    log: pino({ level: 'silent' }),
    tasks: { ...(others as unknown as Tasks<AllTaskServices>), 'read-mass-import': readMassImport },
    schedule: [],
    services: (own) => createServices(config, own) as Omit<AllTaskServices, 'log' | 'signal'>,
  });
}

/** As a program: `mass-import-worker.ts URL FOLDER` works until it is killed. */
if (import.meta.main) startMassImporter(process.argv[2]!, process.argv[3]!);
