import { ApiError } from '@crewdock/sdk/client';
import { QueryClient, notifyManager } from '@tanstack/react-query';

const MINUTE = 60_000;

// Render in a microtask. With the default timer, a switch briefly showed its former state.
notifyManager.setScheduler(queueMicrotask);

/** Stale time in milliseconds of queries refetched on each visit: the page doesn't repeat the fetch of its loader. */
export const EACH_VISIT = 1000;

/** The query cache, and the only layer that retries calls. */
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

/** Client errors, including 409 and 429: a retry gets the same response, or makes a rate limit worse. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
