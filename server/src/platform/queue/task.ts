import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../services.ts';
import type { Payloads, TaskName } from './payloads.ts';

/** What a task may use: the handlers' services on connections of the worker's own, and what only tasks need. */
export interface TaskServices extends Services {
  log: FastifyBaseLogger;
  /** Aborted when the server is about to end: the job is done again later. */
  signal: AbortSignal;
}

/**
 * Work that is done behind a request, at least once: after a crash it starts anew, and when it throws it is tried
 * again later. So it has to bear repetition. One that needs a feature's service says so: `TaskServices & WithNames`.
 */
export type Task<Name extends TaskName, S = TaskServices> = (payload: Payloads[Name], services: S) => Promise<void>;

/** A task for every name: one that is missing doesn't compile. */
export type Tasks<S> = { [Name in TaskName]: Task<Name, S> };
