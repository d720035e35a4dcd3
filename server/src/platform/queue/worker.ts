import type { FastifyBaseLogger } from 'fastify';
import { type JobHelpers, run, type Runner, type TaskList, WorkerPreset } from 'graphile-worker';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectTo, type Database } from '../db/open.ts';
import { type CronLine, crontabOf } from './crontab.ts';
import { startHeartbeat, freeJobsOfTheDead, type Heartbeat } from './heartbeat.ts';
import { workerLog } from './log.ts';
import { JOBS_SCHEMA } from './schema.ts';
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

/** What a runner does and when. */
interface Work {
  taskList: TaskList;
  crontab: string;
  log: FastifyBaseLogger;
}

const AT_ONCE = 4;
/** Of the worker's own, so that jobs and requests don't wait for each other's. */
const CONNECTIONS = 2 * AT_ONCE + 1;
const CHECK_MS = 60_000;
const RESTART_MS = 1000;
/** Jobs that are under way get so long when the server ends. */
const GRACE_MS = 3000;

/** Takes up jobs as soon as they are committed. After an error of the queue itself, such as a lost database, it starts anew. */
export function startWorker<S extends TaskServices>(options: WorkerOptions<S>): Worker {
  const { db, log } = options;
  const own = connectTo(db.url, {
    connections: CONNECTIONS,
    onConnectionError: (error) => log.warn({ err: error }, 'a connection of the worker broke'),
  });
  const todo = { taskList: listTasks(options, own), crontab: crontabOf(options.schedule), log };
  const ending = new AbortController();
  const ended = new Promise<void>((resolve) => ending.signal.addEventListener('abort', () => resolve()));
  let anew = new AbortController();
  let runner: Runner | undefined;

  const work = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const heartbeats: Heartbeat[] = [];
      try {
        runner = await startRunner(own, todo, async (workerId) => {
          const heartbeat = startHeartbeat(db.url, workerId, (err) =>
            log.warn({ err }, 'the sign of life of a worker broke'),
          );
          heartbeats.push(heartbeat);
          await Promise.race([heartbeat.begun, ended]);
        });
        if (ending.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (err) {
        log.error({ err }, 'the worker failed');
      }
      if (!ending.signal.aborted) log.warn('the worker stopped and starts anew');
      for (const heartbeat of heartbeats) await heartbeat.end();
      anew.abort();
      await pause(RESTART_MS, ending.signal);
    }
  };
  /** Every minute, and when a worker here failed. */
  const watch = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      anew = new AbortController();
      try {
        const dead = await freeJobsOfTheDead(own.kysely);
        if (dead.length > 0) log.warn({ workers: dead.length }, 'took up jobs of workers that are gone');
      } catch (err) {
        log.warn({ err }, 'could not look for workers that are gone');
        await pause(RESTART_MS, ending.signal);
        continue;
      }
      await pause(CHECK_MS, AbortSignal.any([ending.signal, anew.signal]));
    }
  };
  const done = Promise.all([work(), watch()]);
  return {
    async close() {
      ending.abort();
      // One that is stopping by itself says so by an error.
      await runner?.stop().catch(() => {});
      await done;
      await own.close();
    },
  };
}

/** `begin` is awaited before the first job is taken, with the id that jobs are held under. */
function startRunner(
  own: Database,
  { taskList, crontab, log }: Work,
  begin: (workerId: string) => Promise<void>,
): Promise<Runner> {
  let begun: Promise<void> | undefined;
  return run({
    pgPool: own.pool,
    schema: JOBS_SCHEMA,
    taskList,
    crontab,
    concurrency: AT_ONCE,
    noHandleSignals: true,
    logger: workerLog(log),
    gracefulShutdownAbortTimeout: GRACE_MS,
    preset: {
      extends: [WorkerPreset],
      // Without a batch a job whose end can't be written is an unhandled rejection.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      plugins: [
        {
          name: 'CrewdockHeartbeat',
          version: '1.0.0',
          worker: {
            hooks: { startWorker: (_, { worker }) => (begun ??= begin(worker.workerPool.id)) },
          },
        },
      ],
    },
  });
}

function listTasks<S extends TaskServices>({ tasks, services, log }: WorkerOptions<S>, own: Database): TaskList {
  const offered = services(own);
  const list = Object.entries(tasks).map(([name, task]) => {
    // What a job carries was written by `addJob`, which knows the task's type.
    const execute = task as (payload: unknown, given: object) => Promise<void>;
    return [
      name,
      (payload: unknown, { abortSignal: signal }: JobHelpers) => execute(payload, { ...offered, log, signal }),
    ];
  });
  return Object.fromEntries(list);
}

/** Ends early without an error. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {});
}
