import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryClient } from './queryClient.ts';

test('a change is told before the browser can draw the former state', async () => {
  const queryKey = ['a switch'];
  const told: unknown[] = [];
  new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(({ data }) => told.push(data));
  queryClient.setQueryData(queryKey, 'on');
  await Promise.resolve();
  expect(told).toEqual(['on']);
});
