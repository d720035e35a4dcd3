import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@crewdock/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDatabaseFull, isDeadlock, isLocked, isTooSlow } from './connection-errors.ts';
import * as httpErrors from '../messages/errors/http.ts';
import { formatMessage } from '../messages/format-message.ts';

/** `Retry-After` in seconds while the database is unavailable. */
const RETRY_SECONDS = 5;

interface Details {
  issues?: ErrorBody['issues'];
  retryAfter?: number;
  /** Current state of the object, for a conflict. */
  current?: unknown;
  /** Error of an external service. Only logged, not sent to the client. */
  cause?: Error;
}

/** An error that is reported to the client. Any other thrown error becomes a 500 without details. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: ErrorBody['issues'];
  /** Seconds after which the same call may succeed. */
  readonly retryAfter: number | undefined;
  readonly current: unknown;

  constructor(code: ErrorCode, detail: string, more: Details = {}) {
    super(detail, { cause: more.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = more.issues;
    this.retryAfter = more.retryAfter;
    this.current = more.current;
  }
}

export const invalidInput = (issues: NonNullable<ErrorBody['issues']>) =>
  new AppError('invalid_input', issues.map(({ path, message }) => `${path}: ${message}`).join('; '), { issues });
/** Creates an error for a body field that fails a check outside the schema. */
export const invalidField = (field: string, message: string) => invalidInput([{ path: `body.${field}`, message }]);
export const notAuthenticated = () => new AppError('not_authenticated', formatMessage(httpErrors.signInFirst));
export const permissionDenied = () => new AppError('permission_denied', formatMessage(httpErrors.permissionDenied));
export const passwordRequired = (detail: string) => new AppError('password_required', detail);
export const secondFactorSetupRequired = () =>
  new AppError('second_factor_setup_required', formatMessage(httpErrors.secondFactorSetup));
export const freshSignInRequired = (detail: string) => new AppError('fresh_sign_in_required', detail);
export const notFound = () => new AppError('not_found', formatMessage(httpErrors.notFound));
export const goneError = () => new AppError('gone', formatMessage(httpErrors.gone));
export const tooManyRequests = (retryAfter: number) =>
  new AppError('too_many_requests', formatMessage(httpErrors.tooManyRequests, { time: clockTime(retryAfter) }), {
    retryAfter,
  });
export const busyError = () => new AppError('unavailable', formatMessage(httpErrors.busy), { retryAfter: 5 });
export const conflictError = (detail: string, current?: unknown) => new AppError('conflict', detail, { current });
export const linkGone = () => new AppError('gone', formatMessage(httpErrors.linkGone));

/** Formats the time of day that is this many seconds from now, rounded up to a minute: `08:58`. */
function clockTime(seconds: number): string {
  const minute = 60_000;
  const at = Math.ceil((Date.now() + seconds * 1000) / minute) * minute;
  return new Date(at).toISOString().slice(11, 16);
}

/**
 * Converts a thrown error to an error response of the contract. Messages of the database and of unexpected errors are
 * never sent.
 */
export function sendError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof AppError ? error : fromFramework(error);
  if (refusal.code === 'internal') request.log.error({ err: error }, 'request failed');
  else if (refusal.cause) request.log.warn({ err: refusal.cause }, 'request failed because of a dependency');
  const body: ErrorBody = { code: refusal.code, detail: refusal.message, request_id: request.id };
  if (refusal.issues) body.issues = refusal.issues;
  if (refusal.current !== undefined) body.current = refusal.current;
  if (refusal.retryAfter !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfter));
  reply.header('cache-control', 'no-store');
  return reply.code(ERROR_STATUS[refusal.code]).type('application/json').send(body);
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(notFound(), request, reply);
}

function fromFramework(error: FastifyError): AppError {
  if (error.statusCode === 413) return new AppError('too_large', formatMessage(httpErrors.requestTooLarge));
  if (error.statusCode === 415) return new AppError('unsupported_media_type', formatMessage(httpErrors.mediaType));
  if (error.statusCode === 404) return notFound();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('malformed_request', formatMessage(httpErrors.unreadable));
  }
  if (isDatabaseFull(error)) return databaseAway(formatMessage(httpErrors.databaseFull), error);
  if (isLocked(error)) return databaseAway(formatMessage(httpErrors.locked), error);
  if (isTooSlow(error)) return databaseAway(formatMessage(httpErrors.tooSlow), error);
  if (isDatabaseAway(error)) return databaseAway(formatMessage(httpErrors.databaseAway), error);
  if (isDeadlock(error)) return databaseAway(formatMessage(httpErrors.databaseBusy), error);
  return new AppError('internal', formatMessage(httpErrors.internal));
}

function databaseAway(detail: string, cause: Error): AppError {
  return new AppError('unavailable', detail, { retryAfter: RETRY_SECONDS, cause });
}
