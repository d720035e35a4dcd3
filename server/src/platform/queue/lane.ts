import type { FastifyBaseLogger } from 'fastify';
import { parseCrontab, run, type Runner, type TaskList, WorkerPreset } from 'graphile-worker';
import type { Database } from '../db/open.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';
import { type Lane, LANES } from './lanes.ts';
import { workerLog } from './log.ts';
import { pause } from './pause.ts';
import { JOBS_SCHEMA } from './schema.ts';

/** What the workers of a lane do and when. */
export interface LaneWork {
  lane: Lane;
  own: Database;
  taskList: TaskList;
  crontab: string;
  log: FastifyBaseLogger;
  /** Jobs may lie there that nobody has any more. */
  onFailure: () => void;
}

const RESTART_MS = 1000;
/** Jobs that are under way get so long when the server ends. */
const GRACE_MS = 3000;

/** Works until it is asked to end, which waits for the jobs under way. After an error of the queue itself it starts anew. */
export async function workLane(work: LaneWork, ending: AbortSignal): Promise<void> {
  const log = work.log.child({ lane: work.lane });
  const ended = new Promise<void>((resolve) => ending.addEventListener('abort', () => resolve()));
  while (!ending.aborted) {
    const heartbeats: Heartbeat[] = [];
    try {
      const runner = await startRunner(work, log, async (workerId) => {
        const heartbeat = startHeartbeat(work.own.url, workerId, (err) =>
          log.warn({ err }, 'the sign of life of a worker broke'),
        );
        heartbeats.push(heartbeat);
        await Promise.race([heartbeat.begun, ended]);
      });
      // One that is stopping by itself says so by an error.
      const stopped = ended.then(() => runner.stop().catch(() => {}));
      await runner.promise;
      if (ending.aborted) await stopped;
    } catch (err) {
      log.error({ err }, 'the worker failed');
    }
    if (!ending.aborted) log.warn('the worker stopped and starts anew');
    for (const heartbeat of heartbeats) await heartbeat.end();
    work.onFailure();
    await pause(RESTART_MS, ending);
  }
}

/** `begin` is awaited before the first job is taken, with the id that jobs are held under. */
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
    // Never a file of that name.
    parsedCronItems: parseCrontab(crontab),
    concurrency: LANES[lane],
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
