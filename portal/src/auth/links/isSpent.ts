import { ApiError } from '@crewdock/sdk/client';

/** Used, expired, or never a link of ours: the address itself can't be read then. */
export function isSpent(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code, issues = [] } = error.body;
  return code === 'gone' || issues.some(({ path }) => path.startsWith('params.'));
}
