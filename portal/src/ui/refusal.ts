import { ApiError } from '@crewdock/sdk/client';
import { failureOf, sentence } from './form/failure.ts';
import { notifyError } from './notices.ts';

/** What the server says of a change that it refused, for who shows it where it was made; null where that says nothing of the change. */
export function reasonOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return null;
  if (error.status === 401 || error.status === 429) return null;
  const [issue] = error.body.issues ?? [];
  return issue ? sentence(issue.message) : error.body.detail;
}

/** Says why a change made by one press was not made. An ended session has its own notice. */
export function tellRefusal(error: unknown): void {
  if (!(error instanceof ApiError) || error.status >= 500) return notifyError();
  if (error.status === 0) return notifyError('The server can’t be reached. Nothing was changed.');
  if (error.status === 429) return notifyError(failureOf(error)?.text);
  if (error.status !== 401) notifyError(error.body.detail);
}
