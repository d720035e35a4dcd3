import type { FastifyBaseLogger } from 'fastify';
import type { Payloads, TaskName } from './payloads.ts';

/** Services of every running job. */
export interface JobRun {
  log: FastifyBaseLogger;
  /** Aborted when the server shuts down; the job is then retried later. */
  signal: AbortSignal;
}

/**
 * Handles the jobs of one name. It runs at least once: it is retried after an error and restarted after a crash, so it
 * must be idempotent.
 */
export type JobHandler<Name extends TaskName, S> = (payload: Payloads[Name], services: S) => Promise<void>;

/** One handler for every name; a missing one is a type error. */
export type JobHandlers<S> = { [Name in TaskName]: JobHandler<Name, S> };
