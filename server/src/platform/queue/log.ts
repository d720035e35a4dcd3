import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

/** The worker's words in the server's log, without what the jobs carry. */
export function workerLog(log: FastifyBaseLogger): Logger {
  return new Logger(({ taskIdentifier, jobId }) => (level, message, meta) => {
    const fields = { ...(taskIdentifier && { task: taskIdentifier }), ...(jobId && { job: jobId }) };
    // A job that failed is tried again.
    if (level === 'warning' || meta?.['failure']) log.warn(fields, message);
    else if (level === 'error') log.error(fields, message);
    else log.debug(fields, message);
  });
}
