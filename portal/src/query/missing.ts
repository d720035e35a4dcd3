import { ApiError } from '@crewdock/sdk/client';

/** Returns 404 for an unknown or malformed id, 410 for a deleted entity, and null for any other error. */
export function missingStatus(error: unknown): 404 | 410 | null {
  if (!(error instanceof ApiError)) return null;
  const { status, body } = error;
  if (body.issues?.some(({ path }) => path.startsWith('params.'))) return 404;
  return status === 404 || status === 410 ? status : null;
}

/**
 * Query options for pages whose loader has just fetched the query. A query that failed with 404 or 410 is not retried
 * on mount, because the retry would show the loading state.
 */
export const askedByLoader = {
  retryOnMount: ({ state }: { state: { error: unknown } }): boolean => missingStatus(state.error) === null,
};
