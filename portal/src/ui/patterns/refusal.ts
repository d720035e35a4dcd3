import { ApiError } from '@crewdock/sdk/client';
import { t } from '../../i18n/translate.ts';
import { handleFormError, toSentence } from './form/failure.ts';
import { notifyError } from './notices.ts';
import * as messages from './messages.ts';

/**
 * Returns the server's message about a rejected change, which is shown next to the changed value; null if the error
 * isn't about the change.
 */
export function getRefusalReason(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return null;
  if (error.status === 401 || error.status === 429) return null;
  const [issue] = error.body.issues ?? [];
  return issue ? toSentence(issue.message) : error.body.detail;
}

/** Shows a notice about a failed change that the user made with one click. An ended session has a separate notice. */
export function tellRefusal(error: unknown): void {
  tellFailure(error, t(messages.offlineUnchanged));
}

/** Shows a notice about a failed download. An ended session has a separate notice. */
export function tellFailedDownload(error: unknown): void {
  tellFailure(error, t(messages.offlineRetry));
}

function tellFailure(error: unknown, offline: string): void {
  if (!(error instanceof ApiError) || error.status >= 500) return notifyError();
  if (error.status === 0) return notifyError(offline);
  if (error.status === 429) return notifyError(handleFormError(error)?.text);
  if (error.status !== 401) notifyError(error.body.detail);
}
