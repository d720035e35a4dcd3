import { ApiError } from '@crewdock/sdk/client';

/** 404 for an unknown or malformed id, 410 for a deleted entity; null for any other error. */
export function missingStatus(error: unknown): 404 | 410 | null {
  if (!(error instanceof ApiError)) return null;
  const { status, body } = error;
  if (body.issues?.some(({ path }) => path.startsWith('params.'))) return 404;
  return status === 404 || status === 410 ? status : null;
}

/**
 * For pages whose loader has just fetched the query: a 404 or 410 is not retried on mount, which would show the loading
 * state.
 */
export const askedByLoader = {
  retryOnMount: ({ state }: { state: { error: unknown } }): boolean => missingStatus(state.error) === null,
};
