import { ApiError } from '@crewdock/sdk/client';

/** 404 where an answer says that there is nothing, or that an address can't be anything's, 410 where there no longer is; null otherwise. */
export function missingStatus(error: unknown): 404 | 410 | null {
  if (!(error instanceof ApiError)) return null;
  const { status, body } = error;
  if (body.issues?.some(({ path }) => path.startsWith('params.'))) return 404;
  return status === 404 || status === 410 ? status : null;
}

/** Of a page whose loader has just asked: what isn't there is not asked for once more, nor drawn as on its way. */
export const askedByLoader = {
  retryOnMount: ({ state }: { state: { error: unknown } }): boolean => missingStatus(state.error) === null,
};
