import type { Kysely } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import type { Schema } from '../infra/db/schema.ts';
import { createCounter, type Happening } from './counter.ts';

afterEach(() => void vi.useRealTimers());

test('an unavailable database is logged once per outage, and no events are lost', async () => {
  vi.useFakeTimers();
  const writes: ('refused' | 'written')[] = [];
  let isAway = true;
  const execute = async () => {
    writes.push(isAway ? 'refused' : 'written');
    if (isAway) throw new Error('away');
  };
  const db = { transaction: () => ({ execute }) } as unknown as Kysely<Schema>;
  const log = { warn: vi.fn<() => void>() };
  const counter = createCounter(db, log);

  counter.add(view());
  await vi.advanceTimersByTimeAsync(800);
  expect(writes).toEqual(['refused', 'refused', 'refused']);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ err: new Error('away') }, expect.any(String));

  isAway = false;
  await vi.advanceTimersByTimeAsync(1600);
  expect(writes.slice(3)).toEqual(['written']);

  isAway = true;
  counter.add(view());
  await vi.advanceTimersByTimeAsync(600);
  expect(log.warn).toHaveBeenCalledTimes(2);
});

function view(): Happening {
  return { tagId: 1, what: 'view', who: 'visitor', visitor: 'a', referrer: null, device: 'Phone', at: new Date() };
}
