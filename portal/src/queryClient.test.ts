import { ApiError, createClient } from '@crewdock/sdk/client';
import { createTransport } from '@crewdock/sdk/ofetch-transport';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, test, vi } from 'vitest';
import { queryClient } from './queryClient.ts';

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

test('subscribers are notified of a change before the browser can render the previous state', async () => {
  const queryKey = ['a switch'];
  const told: unknown[] = [];
  new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(({ data }) => told.push(data));
  queryClient.setQueryData(queryKey, 'on');
  await Promise.resolve();
  expect(told).toEqual(['on']);
});

it.each([
  [404, 1],
  [409, 1],
  [429, 1],
  [500, 3],
  [503, 3],
])('a query that fails with %i is sent %i times in total', async (status, requests) => {
  vi.useFakeTimers();
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}', { status }));
  const call = createClient({ send: createTransport({ fetch }) });
  const error = queryClient
    .fetchQuery({ queryKey: ['session'], queryFn: () => call('GET /session/', {}) })
    .catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await error).toBeInstanceOf(ApiError);
  expect(fetch).toHaveBeenCalledTimes(requests);
});
