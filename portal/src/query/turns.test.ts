import { expect, test } from 'vitest';
import { createKeyedQueue } from './turns.ts';

/** Writes with pending responses. `begun` records the value on which each write was based. */
function writes() {
  const inTurn = createKeyedQueue<number>();
  const begun: number[] = [];
  const write = (shown: number, key = 'a') => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const answer = inTurn(key, shown, (now) => {
      begun.push(now);
      return promise;
    });
    answer.catch(() => {});
    return { answer, resolve, refuse: () => reject(new Error('refused')) };
  };
  return { write, begun };
}

test('the first write starts immediately, and later writes start after the previous response, with its result', async () => {
  const { write, begun } = writes();
  const [first, second, third] = [write(1), write(1), write(1)];
  expect(begun).toEqual([1]);
  first.resolve(2);
  await first.answer;
  await expect.poll(() => begun).toEqual([1, 2]);
  second.resolve(3);
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  third.resolve(4);
  expect(await third.answer).toBe(4);
});

test('the write after a rejected write is based on the displayed value', async () => {
  const { write, begun } = writes();
  const [first, second] = [write(1), write(7)];
  first.refuse();
  await expect(first.answer).rejects.toThrow('refused');
  second.resolve(8);
  expect(await second.answer).toBe(8);
  expect(begun).toEqual([1, 7]);
});

test('writes with other keys, and writes after a finished write, start immediately', async () => {
  const { write, begun } = writes();
  const first = write(1);
  write(5, 'b');
  expect(begun).toEqual([1, 5]);
  first.resolve(2);
  await first.answer;
  write(9);
  expect(begun).toEqual([1, 5, 9]);
});
