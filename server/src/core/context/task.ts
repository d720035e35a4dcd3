import type { JobHandler, JobRun } from '../../infra/queue/job-handler.ts';
import type { TaskName } from '../../infra/queue/payloads.ts';
import type { Services } from './services.ts';

/** Services of background tasks: the services of handlers with the worker's connections, a log and a signal. */
export interface TaskServices extends Services, JobRun {}

/** A background task. A task that needs the service of a feature declares it: `TaskServices & WithNames`. */
export type Task<Name extends TaskName, S = TaskServices> = JobHandler<Name, S>;
