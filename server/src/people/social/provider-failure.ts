import { ClientError, ResponseBodyError } from 'openid-client';
import { ZodError } from 'zod';
import { AppError } from '../../platform/http/errors.ts';
import { type Provider, TRAITS } from './providers.ts';

/** Codes of openid-client for a provider that is away or not itself; the others mean an answer that can't be trusted. */
const AWAY = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** One refusal for a cookie that is missing, a state of another browser and a code that is used or too old. */
export const startAgain = () =>
  new AppError('gone', 'This sign-in was begun in another browser, was used already or has expired: start again.');

/** The provider's configuration can't be had, or belongs to somebody else. */
export function discoveryFailure(provider: Provider, error: unknown): Error {
  return reasonOf(error) === null ? (error as Error) : unavailable(provider, error);
}

/** The code was not turned into somebody's identity. */
export function exchangeFailure(provider: Provider, error: unknown): Error {
  if (reasonOf(error) === null) return error as Error;
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return startAgain();
  const isAnswer = error instanceof ClientError && error.code !== undefined && !AWAY.includes(error.code);
  if (isAnswer || error instanceof ZodError) {
    return new AppError('permission_denied', `${TRAITS[provider].label}’s answer can’t be trusted: start again.`, {
      cause: causeOf(provider, error),
    });
  }
  return unavailable(provider, error);
}

function unavailable(provider: Provider, error: unknown): AppError {
  return new AppError('unavailable', `${TRAITS[provider].label} can’t be reached at the moment: try again.`, {
    cause: causeOf(provider, error),
  });
}

/** For the log. The library's own errors carry answers with tokens in them. */
function causeOf(provider: Provider, error: unknown): Error {
  return new Error(`${TRAITS[provider].label}: ${reasonOf(error)}`);
}

/** Why a provider failed in a few words without secrets, or null for a mistake of ours. */
function reasonOf(error: unknown): string | null {
  if (error instanceof ResponseBodyError) return `${error.error} (${error.status})`;
  if (error instanceof ClientError) return error.code ?? error.message;
  if (error instanceof ZodError) return `claims without ${error.issues.map(({ path }) => path.join('.')).join(', ')}`;
  // What `fetch` throws when nobody answers.
  if (error instanceof TypeError && error.cause instanceof Error) return error.cause.message || error.message;
  return null;
}
