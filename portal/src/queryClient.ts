import { ApiError } from '@crewdock/sdk/client';
import { QueryClient, notifyManager } from '@tanstack/react-query';

const MINUTE = 60_000;

// Notifies in a microtask: with the default timer, a toggled switch would briefly show its previous state.
notifyManager.setScheduler(queueMicrotask);

/**
 * Stale time in milliseconds for queries that are refetched on each visit. Long enough that the page doesn't repeat the
 * request of its loader.
 */
export const EACH_VISIT = 1000;

/** The query cache of the portal. Calls are retried only here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: MINUTE,
      gcTime: 30 * MINUTE,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && !isRefusal(error),
    },
  },
});

/**
 * Whether an error is a client error, including 409 and 429. Retrying would return the same response, or count toward
 * the rate limit.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
