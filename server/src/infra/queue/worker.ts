import type { FastifyBaseLogger } from 'fastify';
import type { JobHelpers, TaskList } from 'graphile-worker';
import { connectTo, type Database, type OpenOptions } from '../db/open.ts';
import { type CronLine, formatCrontab } from './crontab.ts';
import { freeJobsOfTheDead } from './heartbeat.ts';
import { workLane } from './lane.ts';
import { type Lane, LANE_OF, LANES } from './lanes.ts';
import { correctMarks } from './marks.ts';
import { sleepUnlessAborted } from './pause.ts';
import type { TaskName } from './payloads.ts';
import { keepRuns } from './runs.ts';
import type { JobHandlers, JobRun } from './job-handler.ts';

export interface Worker {
  /** Starts no further jobs, and waits for the running jobs. */
  close(): Promise<void>;
}

interface WorkerOptions<S extends JobRun> {
  db: Pick<Database, 'url'>;
  log: FastifyBaseLogger;
  tasks: JobHandlers<S>;
  schedule: CronLine[];
  /**
   * Creates the services that jobs use, on the given connection pool. The worker has two pools: one for the `long`
   * lane, one for the other lanes.
   */
  services(own: Database): Omit<S, keyof JobRun>;
}

const lanes = Object.keys(LANES) as Lane[];
/** Lanes whose statements have the same timeout as the statements of requests: all except the long lane. */
const HASTY = lanes.filter((lane) => lane !== 'long');
const CHECK_MS = 60_000;
const RETRY_MS = 1000;

/** Starts the workers of every lane. Jobs run as soon as their transaction is committed. */
export function startWorker<S extends JobRun>(options: WorkerOptions<S>): Worker {
  const { db, log } = options;
  const onConnectionError = (err: Error) => log.warn({ err }, 'lost an idle database connection of the job worker');
  const hasty = connectFor(db.url, HASTY, { isImpatient: true, onConnectionError });
  const patient = connectFor(db.url, ['long'], { onConnectionError });
  const taskLists = { ...listTasks(options, hasty, HASTY), ...listTasks(options, patient, ['long']) };
  const ending = new AbortController();
  let anew = new AbortController();

  /**
   * Frees the jobs of dead workers and repairs effects of wrong clocks: every minute, and immediately after a worker of
   * this process has failed.
   */
  const watch = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      anew = new AbortController();
      try {
        const dead = await freeJobsOfTheDead(hasty.kysely);
        if (dead.length > 0) log.warn({ workers: dead.length }, 'unlocked the jobs of dead workers');
        const ahead = await correctMarks(hasty.kysely);
        if (ahead.length > 0)
          log.warn({ tasks: ahead }, 'reset last-run times of scheduled tasks that were in the future');
      } catch (err) {
        log.warn({ err }, 'job queue maintenance failed; retrying');
        await sleepUnlessAborted(RETRY_MS, ending.signal);
        continue;
      }
      await sleepUnlessAborted(CHECK_MS, AbortSignal.any([ending.signal, anew.signal]));
    }
  };
  const working = lanes.map((lane) =>
    workLane(
      {
        lane,
        own: lane === 'long' ? patient : hasty,
        log,
        taskList: taskLists[lane]!,
        // One lane has to run the schedule; any lane would do.
        crontab: lane === 'quick' ? formatCrontab(options.schedule) : '',
        onFailure: () => anew.abort(),
      },
      ending.signal,
    ),
  );
  const done = Promise.all([...working, watch()]);
  return {
    async close() {
      ending.abort();
      await done;
      await Promise.all([hasty.close(), patient.close()]);
    },
  };
}

/**
 * Creates a dedicated connection pool, so that jobs and requests do not wait for each other's connections: two
 * connections per worker, and one per lane that listens for new jobs.
 */
function connectFor(url: string, served: readonly Lane[], options: OpenOptions): Database {
  return connectTo(url, { ...options, connections: served.reduce((sum, lane) => sum + 2 * LANES[lane] + 1, 0) });
}

function listTasks<S extends JobRun>(
  { tasks, services, log }: WorkerOptions<S>,
  own: Database,
  served: readonly Lane[],
): Partial<Record<Lane, TaskList>> {
  const lists = Object.fromEntries(served.map((lane): [Lane, TaskList] => [lane, {}])) as Partial<
    Record<Lane, TaskList>
  >;
  const offered = services(own);
  const keepRun = keepRuns(own.pool);
  for (const [name, task] of Object.entries(tasks)) {
    const list = lists[LANE_OF[name as TaskName]];
    if (!list) continue;
    // The payload has the task's type, because `addJob` enforces it.
    const execute = task as (payload: unknown, given: object) => Promise<void>;
    list[name] = async (payload: unknown, { abortSignal: signal }: JobHelpers) => {
      await execute(payload, { ...offered, log, signal });
      await keepRun(name as TaskName);
    };
  }
  return lists;
}
