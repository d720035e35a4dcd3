import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../http/context.ts';
import type { Smtp } from '../mail/smtp.ts';

/** What a task may use: the handlers' services on connections of the worker's own, and what only tasks need. */
export interface TaskServices extends Services {
  smtp: Smtp;
  log: FastifyBaseLogger;
  /** Aborted when the server is about to end: the job is done again later. */
  signal: AbortSignal;
}

/**
 * Work that is done behind a request, at least once: after a crash it starts anew, and when it throws it is tried
 * again later. So it has to bear repetition.
 */
export type Task<Payload> = (payload: Payload, services: TaskServices) => Promise<void>;
