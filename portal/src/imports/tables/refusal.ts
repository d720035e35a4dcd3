import { ApiError } from '@crewdock/sdk/client';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

/** Returns the messages of an API error: one per validation issue, or a general message. */
export function getErrorMessages(error: unknown): string[] {
  const { status, body } = ApiError.of(error);
  if (status === 0) return [t(messages.unreachable)];
  if (body.issues) return body.issues.map(({ message }) => message);
  return status < 500 && status !== 401 ? [body.detail] : [t(messages.somethingWentWrong)];
}
