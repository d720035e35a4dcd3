import type { FastifyBaseLogger } from 'fastify';
import type { JobHelpers, TaskList } from 'graphile-worker';
import { connectTo, type Database } from '../db/open.ts';
import { type CronLine, crontabOf } from './crontab.ts';
import { freeJobsOfTheDead } from './heartbeat.ts';
import { workLane } from './lane.ts';
import { type Lane, LANE_OF, LANES } from './lanes.ts';
import { correctMarks } from './marks.ts';
import { pause } from './pause.ts';
import type { TaskName } from './payloads.ts';
import { keepRuns } from './runs.ts';
import type { TaskServices, Tasks } from './task.ts';

export interface Worker {
  /** Takes no more jobs and waits for those under way. */
  close(): Promise<void>;
}

interface WorkerOptions<S extends TaskServices> {
  db: Pick<Database, 'url'>;
  log: FastifyBaseLogger;
  tasks: Tasks<S>;
  schedule: CronLine[];
  /** What the tasks use, on the worker's own connections. */
  services(own: Database): Omit<S, 'log' | 'signal'>;
}

const lanes = Object.keys(LANES) as Lane[];
/** Of the worker's own, so that jobs and requests don't wait for each other's: two a job, and one a lane that listens. */
const CONNECTIONS = lanes.reduce((sum, lane) => sum + 2 * LANES[lane] + 1, 0);
const CHECK_MS = 60_000;
const RETRY_MS = 1000;

/** Takes up jobs as soon as they are committed, those of each lane by workers of its own. */
export function startWorker<S extends TaskServices>(options: WorkerOptions<S>): Worker {
  const { db, log } = options;
  const own = connectTo(db.url, {
    connections: CONNECTIONS,
    onConnectionError: (error) => log.warn({ err: error }, 'a connection of the worker broke'),
  });
  const taskLists = listTasks(options, own);
  const ending = new AbortController();
  let anew = new AbortController();

  /** Every minute, and when a worker here failed. */
  const watch = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      anew = new AbortController();
      try {
        const dead = await freeJobsOfTheDead(own.kysely);
        if (dead.length > 0) log.warn({ workers: dead.length }, 'took up jobs of workers that are gone');
        const ahead = await correctMarks(own.kysely);
        if (ahead.length > 0) log.warn({ tasks: ahead }, 'a wrong clock had put off what is done by the clock');
      } catch (err) {
        log.warn({ err }, 'could not look after the queue');
        await pause(RETRY_MS, ending.signal);
        continue;
      }
      await pause(CHECK_MS, AbortSignal.any([ending.signal, anew.signal]));
    }
  };
  const working = lanes.map((lane) =>
    workLane(
      {
        lane,
        own,
        log,
        taskList: taskLists[lane],
        // Any one of them keeps the clock.
        crontab: lane === 'quick' ? crontabOf(options.schedule) : '',
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
      await own.close();
    },
  };
}

function listTasks<S extends TaskServices>(
  { tasks, services, log }: WorkerOptions<S>,
  own: Database,
): Record<Lane, TaskList> {
  const lists: Record<Lane, TaskList> = { mail: {}, quick: {}, long: {} };
  const offered = services(own);
  const keepRun = keepRuns(own.pool);
  for (const [name, task] of Object.entries(tasks)) {
    // What a job carries was written by `addJob`, which knows the task's type.
    const execute = task as (payload: unknown, given: object) => Promise<void>;
    lists[LANE_OF[name as TaskName]][name] = async (payload: unknown, { abortSignal: signal }: JobHelpers) => {
      await execute(payload, { ...offered, log, signal });
      await keepRun(name as TaskName);
    };
  }
  return lists;
}
