import type { FastifyBaseLogger } from 'fastify';
import { parseCrontab, run, type Runner, type TaskList, WorkerPreset } from 'graphile-worker';
import type { Database } from '../db/open.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';
import { type Lane, LANES } from './lanes.ts';
import { workerLog } from './log.ts';
import { sleepUnlessAborted } from './pause.ts';
import { JOBS_SCHEMA } from '../db/queue-schema.ts';

export interface LaneWork {
  lane: Lane;
  own: Database;
  taskList: TaskList;
  crontab: string;
  log: FastifyBaseLogger;
  /** Called after a failure, because the failed worker may have left jobs locked. */
  onFailure: () => void;
}

const RESTART_MS = 1000;
/** Time in milliseconds that running jobs have to finish at shutdown. */
const GRACE_MS = 3000;

/**
 * Runs the lane's workers until `ending` is aborted, then waits for running jobs. Restarts the workers after an error
 * of the queue.
 */
export async function workLane(work: LaneWork, ending: AbortSignal): Promise<void> {
  const log = work.log.child({ lane: work.lane });
  const ended = new Promise<void>((resolve) => ending.addEventListener('abort', () => resolve()));
  while (!ending.aborted) {
    const heartbeats: Heartbeat[] = [];
    try {
      const runner = await startRunner(work, log, async (workerId) => {
        const heartbeat = startHeartbeat(work.own.url, workerId, (err) =>
          log.warn({ err }, 'worker heartbeat failed; retrying'),
        );
        heartbeats.push(heartbeat);
        await Promise.race([heartbeat.begun, ended]);
      });
      // `stop` rejects if the runner is already stopping.
      const stopped = ended.then(() => runner.stop().catch(() => {}));
      await runner.promise;
      if (ending.aborted) await stopped;
    } catch (err) {
      log.error({ err }, 'job worker failed');
    }
    if (!ending.aborted) log.warn('job worker stopped; restarting');
    for (const heartbeat of heartbeats) await heartbeat.end();
    work.onFailure();
    await sleepUnlessAborted(RESTART_MS, ending);
  }
}

/** Starts the workers. Awaits `begin` before the first job starts, with the worker id that locks its jobs. */
function startRunner(
  { lane, own, taskList, crontab }: LaneWork,
  log: FastifyBaseLogger,
  begin: (workerId: string) => Promise<void>,
): Promise<Runner> {
  let begun: Promise<void> | undefined;
  return run({
    pgPool: own.pool,
    schema: JOBS_SCHEMA,
    taskList,
    // Always set, even if empty, because graphile-worker would otherwise read a crontab file.
    parsedCronItems: parseCrontab(crontab),
    concurrency: LANES[lane],
    noHandleSignals: true,
    logger: workerLog(log),
    gracefulShutdownAbortTimeout: GRACE_MS,
    preset: {
      extends: [WorkerPreset],
      // Enables batching with a delay of 0. Without batching, an error when storing a job's outcome would be an
      // unhandled rejection.
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
