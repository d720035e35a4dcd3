import type { AllTaskServices } from '@crewdock/server/context';
import pino from 'pino';
import type { TestApi } from './api.ts';
import { testServices } from './services.ts';

/** What tasks are given, for tests that run one themselves. No mail leaves. */
export function taskServices({ config, database }: Pick<TestApi, 'config' | 'database'>): AllTaskServices {
  const services = {
    ...testServices(config, database),
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
  };
  return services as Omit<AllTaskServices, 'smtp'> as AllTaskServices;
}
