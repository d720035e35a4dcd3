import { ApiError } from '@crewdock/sdk/client';

/** Returns the messages of an API error: one per validation issue, or a general message. */
export function getErrorMessages(error: unknown): string[] {
  const { status, body } = ApiError.of(error);
  if (status === 0) return ['The server can’t be reached. Check your connection and try again.'];
  if (body.issues) return body.issues.map(({ message }) => message);
  return status < 500 && status !== 401 ? [body.detail] : ['Something went wrong.'];
}
