import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../services.ts';
import type { Payloads, TaskName } from './payloads.ts';

/** The services of tasks: those of handlers on the worker's own connections, plus a log and a signal. */
export interface TaskServices extends Services {
  log: FastifyBaseLogger;
  /** Aborted when the server shuts down; the job is then retried later. */
  signal: AbortSignal;
}

/**
 * A background task. It runs at least once: it is retried after an error and restarted after a crash, so it must be
 * idempotent. A task that needs a feature's service declares it: `TaskServices & WithNames`.
 */
export type Task<Name extends TaskName, S = TaskServices> = (payload: Payloads[Name], services: S) => Promise<void>;

/** One task for every name; a missing one is a type error. */
export type Tasks<S> = { [Name in TaskName]: Task<Name, S> };
