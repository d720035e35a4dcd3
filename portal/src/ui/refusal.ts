import { ApiError } from '@crewdock/sdk/client';
import { failureOf } from './form/failure.ts';
import { notifyError } from './notices.ts';

/** Says why a change made by one press was not made. An ended session has its own notice. */
export function tellRefusal(error: unknown): void {
  if (!(error instanceof ApiError) || error.status >= 500) return notifyError();
  if (error.status === 0) return notifyError('The server can’t be reached. Nothing was changed.');
  if (error.status === 429) return notifyError(failureOf(error)?.text);
  if (error.status !== 401) notifyError(error.body.detail);
}
