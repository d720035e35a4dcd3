import type { FastifyBaseLogger } from 'fastify';
import { StartError } from '../start-error.ts';
import type { Store } from './store.ts';

/** Stops a start with a store that can't work. One that is away may come back: without it everything but files works. */
export async function checkStore(store: Store, log: FastifyBaseLogger): Promise<void> {
  try {
    await store.check();
  } catch (error) {
    if (error instanceof StartError) throw error;
    log.warn({ err: error }, 'the store of files can’t be reached');
  }
}
