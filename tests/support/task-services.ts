import type { AllTaskServices } from '@crewdock/server/context';
import pino from 'pino';
import type { TestApi } from './api.ts';
import { testServices } from './services.ts';

/** Creates services for tests that run a task without a worker. They send no emails. */
export function taskServices({ config, database }: Pick<TestApi, 'config' | 'database'>): AllTaskServices {
  const services = {
    ...testServices(config, database),
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
  };
  return services as Omit<AllTaskServices, 'smtp'> as AllTaskServices;
}
