import type { FastifyBaseLogger } from 'fastify';
import type { Payloads, TaskName } from './payloads.ts';

/** Services that every job gets. */
export interface JobRun {
  log: FastifyBaseLogger;
  /** Aborted when the server shuts down; the job is retried later. */
  signal: AbortSignal;
}

/**
 * Handles the jobs of a task. Jobs may run several times, because they are retried after an error or a crash. Handlers
 * must therefore be idempotent.
 */
export type JobHandler<Name extends TaskName, S> = (payload: Payloads[Name], services: S) => Promise<void>;

/** Handlers by task name; a missing handler is a type error. */
export type JobHandlers<S> = { [Name in TaskName]: JobHandler<Name, S> };
