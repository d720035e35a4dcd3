import type { AllTaskServices } from '@crewdock/server/context';
import { readConfig } from '@crewdock/server/core/config/config';
import { LANE_OF } from '@crewdock/server/infra/queue/lanes';
import type { JobHandlers } from '@crewdock/server/infra/queue/job-handler';
import { startWorker, type Worker } from '@crewdock/server/infra/queue/worker';
import pino from 'pino';
import { testServices } from './services.ts';

/** Starts a worker with the product's services that runs only these tasks. */
export function startOneTask(task: Partial<JobHandlers<AllTaskServices>>, url: string, dataDirectory: string): Worker {
  const others = Object.fromEntries(Object.keys(LANE_OF).map((name) => [name, async () => {}]));
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost:3000', DATA_DIR: dataDirectory });
  return startWorker<AllTaskServices>({
    db: { url },
    log: pino({ level: 'silent' }),
    tasks: { ...(others as unknown as JobHandlers<AllTaskServices>), ...task },
    schedule: [],
    services: (own) => testServices(config, own) as Omit<AllTaskServices, 'log' | 'signal'>,
  });
}
