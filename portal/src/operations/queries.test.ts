import { expect, test } from 'vitest';
import { operationQuery } from './queries.ts';

test('failed requests also increase the polling interval', () => {
  const { refetchInterval } = operationQuery('00000000-0000-4000-8000-000000000000');
  if (typeof refetchInterval !== 'function') throw new Error('it is asked for at one pace');
  const after = (answers: number, errors: number) =>
    refetchInterval({
      state: { data: { state: 'running' }, dataUpdateCount: answers, errorUpdateCount: errors },
    } as never);
  expect([after(5, 0), after(0, 21), after(10, 11)]).toEqual([1000, 1100, 1100]);
});
