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
  /** Starts no more jobs and waits for running ones. */
  close(): Promise<void>;
}

interface WorkerOptions<S extends JobRun> {
  db: Pick<Database, 'url'>;
  log: FastifyBaseLogger;
  tasks: JobHandlers<S>;
  schedule: CronLine[];
  /** Creates the tasks' services on one of the worker's two connection pools: the long lane's or the other lanes'. */
  services(own: Database): Omit<S, keyof JobRun>;
}

const lanes = Object.keys(LANES) as Lane[];
/** Lanes whose statements have the same timeout as those of requests. Only the long lane has none. */
const HASTY = lanes.filter((lane) => lane !== 'long');
const CHECK_MS = 60_000;
const RETRY_MS = 1000;

/** Starts workers for every lane. They run jobs as soon as these are committed. */
export function startWorker<S extends JobRun>(options: WorkerOptions<S>): Worker {
  const { db, log } = options;
  const onConnectionError = (err: Error) => log.warn({ err }, 'a connection of the worker broke');
  const hasty = connectFor(db.url, HASTY, { isImpatient: true, onConnectionError });
  const patient = connectFor(db.url, ['long'], { onConnectionError });
  const taskLists = { ...listTasks(options, hasty, HASTY), ...listTasks(options, patient, ['long']) };
  const ending = new AbortController();
  let anew = new AbortController();

  /** Runs every minute, and when a worker of this process failed. */
  const watch = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      anew = new AbortController();
      try {
        const dead = await freeJobsOfTheDead(hasty.kysely);
        if (dead.length > 0) log.warn({ workers: dead.length }, 'took up jobs of workers that are gone');
        const ahead = await correctMarks(hasty.kysely);
        if (ahead.length > 0) log.warn({ tasks: ahead }, 'a wrong clock had put off what is done by the clock');
      } catch (err) {
        log.warn({ err }, 'could not look after the queue');
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
        // Exactly one lane needs to run the schedule; any would do.
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
 * A dedicated connection pool, so that jobs and requests don't wait for each other's connections: two connections per
 * job, and one per lane that listens for jobs.
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
    // The payload was written by `addJob`, which enforces the task's type.
    const execute = task as (payload: unknown, given: object) => Promise<void>;
    list[name] = async (payload: unknown, { abortSignal: signal }: JobHelpers) => {
      await execute(payload, { ...offered, log, signal });
      await keepRun(name as TaskName);
    };
  }
  return lists;
}
