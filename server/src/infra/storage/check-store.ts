import type { FastifyBaseLogger } from 'fastify';
import { StartError } from '../../core/config/start-error.ts';
import type { Store } from './store.ts';

/**
 * Throws a `StartError` if the store is misconfigured. An unreachable store is only logged, because it may recover and
 * is only needed for files.
 */
export async function checkStore(store: Store, log: FastifyBaseLogger): Promise<void> {
  try {
    await store.check();
  } catch (error) {
    if (error instanceof StartError) throw error;
    log.warn({ err: error }, 'could not reach the file storage');
  }
}
