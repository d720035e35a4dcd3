import { ApiError } from '@crewdock/sdk/client';

/** Why something was refused, a sentence each: of a list the server’s messages, of anything else what the specification says. */
export function refusalOf(error: unknown): string[] {
  const { status, body } = ApiError.of(error);
  if (status === 0) return ['The server can’t be reached. Check your connection and try again.'];
  if (body.issues) return body.issues.map(({ message }) => message);
  return status < 500 && status !== 401 ? [body.detail] : ['Something went wrong.'];
}
