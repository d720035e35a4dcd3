import { ClientError, ResponseBodyError } from 'openid-client';
import { ZodError } from 'zod';
import { AppError } from '../../core/errors/errors.ts';
import { type Provider, TRAITS } from './providers.ts';
import * as errors from '../../core/messages/errors/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Error codes of openid-client for a provider that is unreachable or broken. All other codes mean an untrustworthy
 * response.
 */
const AWAY = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** Creates the common error for missing cookies, states of another browser, and used or expired codes. */
export const startAgain = () => new AppError('gone', formatMessage(errors.startAgain));

/** Returns the error for a configuration that cannot be loaded, or that belongs to another issuer. */
export function discoveryFailure(provider: Provider, error: unknown): Error {
  return reasonOf(error) === null ? (error as Error) : unavailable(provider, error);
}

/** Returns the error for a code that could not be exchanged. */
export function exchangeFailure(provider: Provider, error: unknown): Error {
  if (reasonOf(error) === null) return error as Error;
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return startAgain();
  const isAnswer = error instanceof ClientError && error.code !== undefined && !AWAY.includes(error.code);
  if (isAnswer || error instanceof ZodError) {
    return new AppError(
      'permission_denied',
      formatMessage(errors.untrustedProvider, { provider: TRAITS[provider].label }),
      {
        cause: causeOf(provider, error),
      },
    );
  }
  return unavailable(provider, error);
}

function unavailable(provider: Provider, error: unknown): AppError {
  return new AppError('unavailable', formatMessage(errors.providerAway, { provider: TRAITS[provider].label }), {
    cause: causeOf(provider, error),
  });
}

/** Creates a loggable error. Excludes the library's error, which can contain responses with tokens. */
function causeOf(provider: Provider, error: unknown): Error {
  return new Error(`${TRAITS[provider].label}: ${reasonOf(error)}`);
}

/** Returns the reason for a provider's failure in a few words without secrets; null for a bug in this code. */
function reasonOf(error: unknown): string | null {
  if (error instanceof ResponseBodyError) return `${error.error} (${error.status})`;
  if (error instanceof ClientError) return error.code ?? error.message;
  if (error instanceof ZodError) return `missing claims: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`;
  // `fetch` throws this when the host cannot be reached.
  if (error instanceof TypeError && error.cause instanceof Error) return error.cause.message || error.message;
  return null;
}
