import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

/** Forwards the worker's messages to the server's log. Omits the payloads of jobs. */
export function workerLog(log: FastifyBaseLogger): Logger {
  return new Logger(({ taskIdentifier, jobId }) => (level, message, meta) => {
    const fields = { ...(taskIdentifier && { task: taskIdentifier }), ...(jobId && { job: jobId }) };
    // A failed job is only a warning, because it is retried.
    if (level === 'warning' || meta?.['failure']) log.warn(fields, message);
    else if (level === 'error') log.error(fields, message);
    else log.debug(fields, message);
  });
}
