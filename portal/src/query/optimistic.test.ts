import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../queryClient.ts';
import { changeCached, updateOptimistically } from './optimistic.ts';

const KEY = ['numbers'];
const ODD = ['numbers', 'odd'];
const shown = (key: readonly string[] = KEY) => queryClient.getQueryData<number[]>(key);
const add = (number: number) => (numbers: number[]) => [...numbers, number];

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(KEY, [1]);
  queryClient.setQueryData(ODD, [1]);
  queryClient.setQueryData(['others'], [1]);
});

/** Starts an optimistic change with a pending response. */
function begun(number: number) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const answer = updateOptimistically(KEY, add(number), () => promise);
  return {
    take: () => (resolve('taken'), answer),
    async refuse() {
      reject(new Error('refused'));
      await expect(answer).rejects.toThrow('refused');
    },
  };
}

test('a change is shown immediately in all matching queries, and stays after the server has accepted it', async () => {
  const change = begun(2);
  expect([shown(), shown(ODD), shown(['others'])]).toEqual([[1, 2], [1, 2], [1]]);
  expect(await change.take()).toBe('taken');
  expect(shown()).toEqual([1, 2]);
});

test('a rejected change is reverted without affecting the other changes or their order', async () => {
  const [first, second, third] = [begun(2), begun(3), begun(4)];
  await second.refuse();
  expect(shown()).toEqual([1, 2, 4]);
  await third.take();
  await first.refuse();
  expect(shown()).toEqual([1, 4]);
});

test('a rejected change is reverted even after an earlier change was accepted', async () => {
  const [first, second] = [begun(2), begun(3)];
  await first.take();
  await second.refuse();
  expect(shown()).toEqual([1, 2]);
});

test('data from the server is kept, whether the change is accepted or rejected', async () => {
  const [refused, taken] = [begun(2), begun(3)];
  queryClient.setQueryData(KEY, [7]);
  await refused.refuse();
  expect(shown()).toEqual([7]);
  expect(queryClient.getQueryState(KEY)!.isInvalidated).toBe(true);
  await taken.take();
  expect(shown()).toEqual([7]);
});

test('a rejected change that was made after new server data is reverted to that data', async () => {
  const old = begun(2);
  queryClient.setQueryData(KEY, [7]);
  const change = begun(8);
  await old.take();
  await change.refuse();
  expect(shown()).toEqual([7]);
});

test('pending changes are applied on top of a server update', async () => {
  const change = begun(2);
  changeCached(KEY, add(3));
  expect(shown()).toEqual([1, 2, 3]);
  await change.refuse();
  expect(shown()).toEqual([1, 3]);
});

test('a response that was requested before the change is ignored', async () => {
  const { promise, resolve } = Promise.withResolvers<number[]>();
  const loading = queryClient.fetchQuery({ queryKey: KEY, queryFn: () => promise, staleTime: 0 });
  await begun(2).take();
  resolve([1]);
  await loading;
  expect(shown()).toEqual([1, 2]);
});

test('an accepted change is not applied again when later changes are made or rejected', async () => {
  const applied: number[] = [];
  const change = (number: number, send: () => Promise<unknown>) =>
    updateOptimistically<number[], unknown>(
      KEY,
      (numbers) => {
        applied.push(number);
        return [...numbers, number];
      },
      send,
    );
  await change(2, () => Promise.resolve());
  applied.length = 0;
  await expect(change(3, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(applied).not.toContain(2);
  expect(shown()).toEqual([1, 2]);
});
