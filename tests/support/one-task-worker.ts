import type { AllTaskServices } from '@crewdock/server/context';
import { readConfig } from '@crewdock/server/platform/config';
import { LANE_OF } from '@crewdock/server/platform/queue/lanes';
import type { Tasks } from '@crewdock/server/platform/queue/task';
import { startWorker, type Worker } from '@crewdock/server/platform/queue/worker';
import pino from 'pino';
import { testServices } from './services.ts';

/** Starts a worker that runs only these tasks, with the product's services. */
export function startOneTask(task: Partial<Tasks<AllTaskServices>>, url: string, dataDirectory: string): Worker {
  const others = Object.fromEntries(Object.keys(LANE_OF).map((name) => [name, async () => {}]));
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost:3000', DATA_DIR: dataDirectory });
  return startWorker<AllTaskServices>({
    db: { url },
    log: pino({ level: 'silent' }),
    tasks: { ...(others as unknown as Tasks<AllTaskServices>), ...task },
    schedule: [],
    services: (own) => testServices(config, own) as Omit<AllTaskServices, 'log' | 'signal'>,
  });
}
