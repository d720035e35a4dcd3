import { ApiError } from '@crewdock/sdk/client';

/** 404 where an answer says that there is nothing, 410 where there no longer is; null otherwise. */
export function missingStatus(error: unknown): 404 | 410 | null {
  return error instanceof ApiError && (error.status === 404 || error.status === 410) ? error.status : null;
}

/** Of a page whose loader has just asked: what isn't there is not asked for once more, nor drawn as on its way. */
export const askedByLoader = {
  retryOnMount: ({ state }: { state: { error: unknown } }): boolean => missingStatus(state.error) === null,
};
