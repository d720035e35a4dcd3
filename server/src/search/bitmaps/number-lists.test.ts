import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NumberLists } from './number-lists.ts';

/** Large enough to fill several pages many times. */
const SLOTS = 400;
const CHANGES = 6000;
const LONGEST = 300;

test('every slot contains the list that was set last, regardless of changes to other slots', () => {
  const change = fc.tuple(fc.nat(SLOTS - 1), fc.nat(LONGEST), fc.constantFrom(1, 100, 2 ** 14, 2 ** 31));
  const changes = fc.sample(change, { numRuns: CHANGES, seed: 1 });
  const lists = new NumberLists(SLOTS / 2);
  lists.grow(SLOTS);
  const expected = new Map<number, number[]>();
  for (const [slot, length, most] of changes) {
    const numbers = Array.from({ length }, (_, at) => (at * 7919) % most);
    expected.set(slot, numbers);
    lists.set(slot, numbers);
  }
  const read: number[] = [];
  for (const [slot, numbers] of expected) {
    read.length = lists.read(slot, read);
    expect([slot, read]).toEqual([slot, numbers]);
  }
  const written = [...expected.values()].flat().length;
  expect(lists.bytes).toBeLessThan(2 * 5 * written);
});
