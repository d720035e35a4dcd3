import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { HostileTask } from './hostile-work.ts';
import { ProcessPool } from './pool.ts';

const pools: ProcessPool<HostileTask, unknown>[] = [];
afterEach(() => Promise.all(pools.splice(0).map((each) => each.close())));

interface Room {
  ms?: number;
  memoryMb?: number;
  jobsPerProcess?: number;
  keepsOne?: boolean;
  endsUnasked?: boolean;
  isBehind?: boolean;
  processes?: number;
  waiting?: { perCaller: number; overall: number };
}

/** Creates a pool. Limits that a test does not set are too high to have an effect. */
function pool({ ms = 600_000, memoryMb = 1024, jobsPerProcess = 50, waiting, ...room }: Room = {}) {
  const made = new ProcessPool<HostileTask, unknown>({
    module: new URL('./hostile-work.ts', import.meta.url),
    name: 'hostileWork',
    limits: { ms, memoryMb },
    processes: 2,
    jobsPerProcess,
    ...room,
    waiting: waiting ?? { perCaller: 20, overall: 50 },
  });
  pools.push(made);
  let keys = 0;
  const run = (order: HostileTask, caller = 'a', signal?: AbortSignal, key = `job ${++keys}`) =>
    made.run(key, order, { caller, signal });
  return { run, close: () => made.close() };
}

const ends = async (job: Promise<unknown>) => {
  const [outcome] = await Promise.allSettled([job]);
  return outcome.status === 'fulfilled' ? 'done' : `${outcome.reason.name}: ${outcome.reason.message}`;
};

test('values and bytes are copied in and out, and the process is reused', async () => {
  const { run } = pool();
  const first = (await run({ does: 'answers', value: 21 })) as { pid: number };
  expect(first).toEqual({ twice: 42, bytes: new Uint8Array([21]), pid: expect.any(Number) });
  expect(first.pid).not.toBe(process.pid);
  expect(await run({ does: 'answers', value: 1 })).toMatchObject({ pid: first.pid });
});

test.each([false, true])(
  'an idle process ends after five minutes, unless the pool keeps its last one: %s',
  async (keepsOne) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { run } = pool({ keepsOne });
      const pid = async () => ((await run({ does: 'answers' })) as { pid: number }).pid;
      const first = await pid();
      vi.advanceTimersByTime(5 * 60_000);
      vi.advanceTimersByTime(5 * 60_000);
      expect((await pid()) === first).toBe(keepsOne);
    } finally {
      vi.useRealTimers();
    }
  },
);

test('a job that never ends is killed alone, and other jobs continue', async () => {
  const { run } = pool({ ms: 1000 });
  await run({ does: 'waits' });
  const [hostile, other, own] = await Promise.all([
    ends(run({ does: 'loops' }, 'a')),
    run({ does: 'answers', value: 2 }, 'b'),
    run({ does: 'answers', value: 3 }, 'a'),
  ]);
  expect(hostile).toBe('WorkKilled: worker process ended during a job: took more than 1000 ms');
  expect([other, own]).toMatchObject([{ twice: 4 }, { twice: 6 }]);
});

test.each(['eatsObjects', 'eatsBytes', 'aborts'] as const)('a job that %s fails alone', async (does) => {
  const { run } = pool({ memoryMb: 256 });
  const [hostile, other] = await Promise.all([ends(run({ does }, 'a')), run({ does: 'answers', value: 2 }, 'b')]);
  expect(hostile).toMatch(/^WorkKilled: worker process ended during a job: exited with SIG(KILL|ABRT)$/);
  expect(other).toMatchObject({ twice: 4 });
  expect(await run({ does: 'answers', value: 3 }, 'a')).toMatchObject({ twice: 6 });
});

test('a job that throws reports its error and keeps its process', async () => {
  const { run } = pool();
  const { pid } = (await run({ does: 'answers' })) as { pid: number };
  expect(await ends(run({ does: 'throws' }))).toMatch(/^Error: Error: not a document\n/);
  expect(await run({ does: 'answers' })).toMatchObject({ pid });
});

test('a process is replaced after its number of jobs, or when it uses too much memory', async () => {
  const { run } = pool({ jobsPerProcess: 2, memoryMb: 512 });
  const pid = async (order: HostileTask) => (await run(order)) as number;
  const [first, second, third] = [
    await pid({ does: 'remembers', value: 1 }),
    await pid({ does: 'remembers', value: 1 }),
    await pid({ does: 'remembers', value: 300 }),
  ];
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(await pid({ does: 'remembers' })).not.toBe(third);
});

test('a worker process has no environment variables, file access, subprocesses or network', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://secret');
  const { run } = pool();
  expect(await run({ does: 'variables' })).toEqual(['NODE_ENV']);
  expect(await run({ does: 'breaksOut' })).toEqual(Array.from({ length: 4 }, () => 'ERR_ACCESS_DENIED'));
  vi.unstubAllEnvs();
});

test('identical concurrent jobs run once, at the earliest turn of their callers', async () => {
  const { run } = pool();
  // Two concurrent callers, so that the pool starts both processes.
  await Promise.all(['c', 'd'].map((caller) => run({ does: 'waits', value: 1000 }, caller)));
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  const jobs = Array.from({ length: 6 }, (_, at) => run({ does: 'waits', value: 100 }, 'a').then(note(`a${at}`)));
  const shared = () => run({ does: 'answers' }, 'a', undefined, 'shared');
  const last = shared().then(note('a, shared'));
  const [again, other] = [shared(), run({ does: 'answers' }, 'b', undefined, 'shared')];
  expect(await again).toBe(await other);
  await Promise.all([...jobs, last]);
  expect(order.indexOf('a, shared')).toBeLessThan(order.indexOf('a1'));
});

test('too many jobs of one caller are refused, without affecting others', async () => {
  const { run } = pool({ waiting: { perCaller: 2, overall: 3 } });
  const slow = (caller: string) => ends(run({ does: 'waits', value: 300 }, caller));
  const refused = 'AppError: The server is busy. Please try again.';
  // Started: one job of a and one of b. Waiting: two more jobs of a (the limit per caller) and one of b, in total three
  // (the overall limit).
  const outcomes = await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(slow));
  expect(outcomes).toEqual(['done', 'done', 'done', refused, 'done', 'done', refused]);
});

test('a caller that aborts leaves the queue, and others waiting for the same job stay', async () => {
  const { run } = pool({ waiting: { perCaller: 1, overall: 9 } });
  const gone = new AbortController();
  const begun = run({ does: 'waits', value: 500 });
  const left = ends(run({ does: 'loops' }, 'a', gone.signal));
  const [leaver, stayer] = [
    ends(run({ does: 'answers', value: 4 }, 'c', gone.signal, 'shared')),
    run({ does: 'answers', value: 4 }, 'd', undefined, 'shared'),
  ];
  gone.abort();
  expect(await left).toContain('AppError');
  expect(await stayer).toMatchObject({ twice: 8 });
  expect(['done', 'AppError: The server is busy. Please try again.']).toContain(await leaver);
  // The aborted job has left the queue and was never started.
  expect(await Promise.all([begun, run({ does: 'waits', value: 1 })])).toEqual([500, 1]);
  expect(await ends(run({ does: 'answers' }, 'a', gone.signal))).toContain('AppError');
});

test('a running job without waiting callers is killed if the pool is configured so', async () => {
  const { run } = pool({ processes: 1, endsUnasked: true });
  const gone = new AbortController();
  const begun = ends(run({ does: 'waits', value: 600_000 }, 'a', gone.signal));
  const next = run({ does: 'answers', value: 2 }, 'a');
  gone.abort();
  expect(await begun).toContain('AppError');
  expect(await next).toMatchObject({ twice: 4 });
});

test('a background worker has the environment variables and a lower priority', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://known');
  const { run } = pool({ isBehind: true });
  expect(await run({ does: 'variables' })).toContain('DATABASE_URL');
  expect(await run({ does: 'priority' })).toBe(Math.min(19, getPriority() + 10));
  vi.unstubAllEnvs();
});

test('closing ends running jobs, queued jobs and every process', async () => {
  const { run, close } = pool();
  const { pid } = (await run({ does: 'answers' })) as { pid: number };
  const jobs = [run({ does: 'loops' }), run({ does: 'answers' }), run({ does: 'loops' }, 'b')].map(ends);
  await wait(50);
  await close();
  expect(isAlive(pid)).toBe(false);
  expect(await Promise.all(jobs)).toEqual([
    expect.stringContaining('no longer needed'),
    'AppError: The server is busy. Please try again.',
    expect.stringMatching(/no longer needed|failed to start/),
  ]);
  expect(await ends(run({ does: 'answers' }))).toContain('AppError');
});

test('all processes of a killed server end, even a busy one', async () => {
  const server = spawn(process.execPath, ['--input-type=module', '-e', SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  const pids: number[] = JSON.parse(String(line));
  expect(pids.map(isAlive)).toEqual([true, true]);
  server.kill('SIGKILL');
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});

/** Source of a server that prints the ids of its child processes: one runs an endless loop, one is idle. */
const SERVER = `
  import { ProcessPool } from '${new URL('./pool.ts', import.meta.url).href}';
  const pool = new ProcessPool({
    module: new URL('${new URL('./hostile-work.ts', import.meta.url).href}'),
    name: 'hostileWork',
    limits: { ms: 600_000, memoryMb: 512 },
    processes: 2,
    jobsPerProcess: 50,
    waiting: { perCaller: 9, overall: 9 },
  });
  const pid = async (key) => (await pool.run(key, { does: 'answers' }, { caller: 'a' })).pid;
  const looping = await pid('first');
  void pool.run('loops', { does: 'loops' }, { caller: 'b' });
  console.log(JSON.stringify([looping, await pid('second')]));
  setInterval(() => undefined, 1000);
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
