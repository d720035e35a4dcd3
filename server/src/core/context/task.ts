import type { JobHandler, JobRun } from '../../infra/queue/job-handler.ts';
import type { TaskName } from '../../infra/queue/payloads.ts';
import type { Services } from './services.ts';

/** The services of tasks: those of handlers on the worker's own connections, plus a log and a signal. */
export interface TaskServices extends Services, JobRun {}

/** A background task. A task that needs a feature's service declares it: `TaskServices & WithNames`. */
export type Task<Name extends TaskName, S = TaskServices> = JobHandler<Name, S>;
