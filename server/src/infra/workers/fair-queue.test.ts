import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Turns } from './fair-queue.ts';

const ROOM = { perCaller: 100, overall: 1000 };
const everybody = () => true;

/** Takes all items from the queue and returns the items in order. */
function drained(turns: Turns<string>, may: (caller: string) => boolean = everybody): string[] {
  const items: string[] = [];
  for (let turn = turns.next(may); turn; turn = turns.next(may)) items.push(turn.item);
  return items;
}

test('callers are served in turn, each in the order of its requests', () => {
  const turns = new Turns<string>(ROOM);
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) turns.add(item[0]!, item);
  expect(drained(turns)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  expect(turns.size).toBe(0);
});

test('a late caller is served before the second request of a busy one', () => {
  const turns = new Turns<string>(ROOM);
  for (let at = 0; at < 60; at++) turns.add('a', `a${at}`);
  expect([turns.next(everybody)?.item, turns.next(everybody)?.item]).toEqual(['a0', 'a1']);
  turns.add('b', 'b0');
  expect([turns.next(everybody)?.item, turns.next(everybody)?.item]).toEqual(['a2', 'b0']);
});

test('a caller that may not run is skipped and keeps its turn', () => {
  const turns = new Turns<string>(ROOM);
  for (const item of ['a1', 'a2', 'b1', 'b2']) turns.add(item[0]!, item);
  expect(drained(turns, (caller) => caller === 'b')).toEqual(['b1', 'b2']);
  expect(drained(turns)).toEqual(['a1', 'a2']);
});

test('the queue refuses items beyond its limits, and accepts more after a removal', () => {
  const turns = new Turns<string>({ perCaller: 2, overall: 3 });
  expect(['a1', 'a2', 'a3', 'b1', 'c1'].map((item) => turns.add(item[0]!, item))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  turns.remove('a', 'a1');
  turns.remove('a', 'a1');
  turns.remove('nobody', 'a2');
  expect(turns.size).toBe(2);
  expect(turns.add('a', 'a4')).toBe(true);
  expect(drained(turns)).toEqual(['a2', 'b1', 'a4']);
});

test('a caller waits for at most one item of each other caller', () => {
  const steps = fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c', 'd'), fc.constant(null)), { maxLength: 80 });
  fc.assert(
    fc.property(steps, (callers) => {
      const turns = new Turns<number>(ROOM);
      const waiting: { caller: string; at: number; passed: string[] }[] = [];
      for (const [at, caller] of callers.entries()) {
        if (caller !== null) {
          turns.add(caller, at);
          waiting.push({ caller, at, passed: [] });
          continue;
        }
        const turn = turns.next(everybody);
        expect(turn === undefined).toBe(waiting.length === 0);
        if (!turn) continue;
        const own = waiting.findIndex((each) => each.caller === turn.caller);
        // The item must be the first item of its caller.
        expect(waiting[own]!.at).toBe(turn.item);
        waiting.splice(own, 1);
        // No caller may overtake another caller's first item more than once.
        for (const each of waiting.filter(({ caller: who }, index) => firstOf(waiting, who) === index)) {
          if (each.caller === turn.caller) continue;
          each.passed.push(turn.caller);
          expect(new Set(each.passed).size).toBe(each.passed.length);
        }
        expect(turns.size).toBe(waiting.length);
      }
    }),
  );
});

function firstOf(waiting: { caller: string }[], who: string): number {
  return waiting.findIndex(({ caller }) => caller === who);
}
