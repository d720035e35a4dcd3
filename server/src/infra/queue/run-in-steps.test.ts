import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { runInSteps } from './run-in-steps.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

const signal = new AbortController().signal;
const run = (step: () => Promise<boolean>, options: { runMs?: number; signal?: AbortSignal } = {}) =>
  runInSteps('store-search-words', { db: database.kysely, signal, ...options }, step);

test('a run ends after its time, and its steps use at most half of the time', async () => {
  const start = performance.now();
  let used = 0;
  let steps = 0;
  await run(
    async () => {
      const begin = performance.now();
      await sleep(20);
      used += performance.now() - begin;
      steps++;
      return true;
    },
    { runMs: 300 },
  );
  const lasted = performance.now() - start;
  expect(steps).toBeGreaterThan(1);
  // The last step is not followed by a pause.
  expect(used).toBeLessThan(lasted / 2 + 100);
  expect(used).toBeLessThan(300);
});

test('a run ends when nothing is left', async () => {
  let left = 3;
  await run(async () => --left > 0);
  expect(left).toBe(0);
});

test('a second run returns at once, and runs of other tasks go on', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<boolean>();
  const first = run(() => {
    begun.resolve();
    return end.promise;
  });
  await begun.promise;
  const steps: string[] = [];
  const note = (name: string) => async () => {
    steps.push(name);
    return false;
  };
  await run(note('second'));
  await runInSteps('trace-people', { db: database.kysely, signal }, note('other task'));
  expect(steps).toEqual(['other task']);
  end.resolve(false);
  await first;
  await run(note('third'));
  expect(steps).toEqual(['other task', 'third']);
});

test('a failed or interrupted run releases its lock', async () => {
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(run(async () => true, { signal: AbortSignal.abort() })).rejects.toThrow('shutting down');
  let isDone = false;
  await run(async () => {
    isDone = true;
    return false;
  });
  expect(isDone).toBe(true);
});
