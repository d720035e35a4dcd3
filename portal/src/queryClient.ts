import { ApiError } from '@crewdock/sdk/client';
import { QueryClient, notifyManager } from '@tanstack/react-query';

const MINUTE = 60_000;

// Drawn within the event that changed it. By a timer, which is usual, a switch showed its former state once more.
notifyManager.setScheduler(queueMicrotask);

/** Of what is asked for at each visit, in milliseconds: a page doesn't ask again for what its loader has just brought. */
export const EACH_VISIT = 1000;

/** The cache of the server's answers, and the only layer that retries a call. */
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

/** A refusal, 409 and 429 among them: a retry gets the same answer, or makes a rate limit worse. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
