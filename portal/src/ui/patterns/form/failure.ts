import type { ErrorCode } from '@crewdock/contract/errors';
import { ApiError } from '@crewdock/sdk/client';
import { t } from '../../../i18n/translate.ts';
import { notifyError } from '../notices.ts';
import * as messages from './messages.ts';

/** The server's error about the whole form. */
export interface Failure {
  tone: 'error' | 'offline';
  text: string;
  /** Set if the message comes from the server. */
  code?: ErrorCode;
}

/** Thrown by a form's `send` for errors of single fields, with better messages than the server's. */
export class FieldRefusal extends Error {
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super('A field was refused.');
    this.fields = fields;
  }
}

/** Thrown by a form's `send` for an error of the whole form, with a better message than the server's. */
export class FormRefusal extends Error {}

/** Errors whose `detail` is written for users and is shown unchanged. */
const TOLD: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'wrong_credentials',
  'captcha_failed',
  'not_authenticated',
  'permission_denied',
  'fresh_sign_in_required',
  'account_closed',
  'password_required',
  'cross_site',
  'account_exists',
  'type_required',
  'conflict',
  'gone',
  'too_large',
  'unsupported_media_type',
]);

/**
 * Maps API issues to the form's fields: `must not be empty` of `body.first_name` → `{ first_name: 'Must not be empty.'
 * }`. A field can be a nested path such as `answers.0`. Fields in `lists` get a key per item, such as `links.2.url`.
 */
export function getFieldErrors(
  error: unknown,
  fields: string[],
  lists: readonly string[] = [],
): Record<string, string> {
  if (error instanceof FieldRefusal) return error.fields;
  const found: Record<string, string> = {};
  for (const { path, message } of issuesOf(error)) {
    const [name, ...part] = path.split('.').slice(1);
    if (!name) continue;
    const whole = [name, ...part].join('.');
    const isWhole = fields.includes(whole);
    if (!isWhole && !fields.includes(name)) continue;
    const field = isWhole || lists.includes(name) ? whole : name;
    found[field] = found[field] ? `${found[field]} ${toSentence(message)}` : toSentence(message);
  }
  return found;
}

/** Returns the error of the whole form, or null for an aborted call. Unexpected errors also show a notice. */
export function handleFormError(error: unknown): Failure | null {
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  if (error instanceof FormRefusal) return { tone: 'error', text: error.message };
  if (error instanceof ApiError) {
    const { status, body, headers } = error;
    const [issue] = issuesOf(error);
    if (status === 0) return { tone: 'offline', text: t(messages.offline) };
    if (status === 429) return { tone: 'error', text: formatTooManyAttempts(secondsToWait(headers)) };
    if (issue) return { tone: 'error', text: toSentence(issue.message) };
    if (TOLD.has(body.code)) return { tone: 'error', text: body.detail, code: body.code };
  }
  notifyError();
  return { tone: 'error', text: t(messages.notSent) };
}

function issuesOf(error: unknown) {
  return (error instanceof ApiError && error.body.issues) || [];
}

/** Capitalizes the message and adds a period. */
export function toSentence(message: string): string {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function secondsToWait(headers: Headers | undefined): number | null {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

/** Returns a message with the time until the next attempt, in human-readable units. */
function formatTooManyAttempts(seconds: number | null): string {
  if (seconds === null) return t(messages.tooManyAttempts);
  if (seconds < 90) return t(messages.tooManyAttemptsSeconds, { count: seconds });
  if (seconds < 5400) return t(messages.tooManyAttemptsMinutes, { count: Math.ceil(seconds / 60) });
  return t(messages.tooManyAttemptsHours, { count: Math.ceil(seconds / 3600) });
}
