import { ApiError } from '@crewdock/sdk/client';
import { QueryClient, notifyManager } from '@tanstack/react-query';

const MINUTE = 60_000;

// Drawn within the event that changed it. By a timer, which is usual, a switch showed its former state once more.
notifyManager.setScheduler(queueMicrotask);

/** Of what is asked for at each visit, in milliseconds: a page doesn't ask again for what its loader has just brought. */
export const EACH_VISIT = 1000;

/** What the server said, kept as long as somebody may come back to it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: MINUTE,
      gcTime: 30 * MINUTE,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && !refused(error),
    },
  },
});

/** The server understood and said no: asking again changes nothing. */
function refused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
