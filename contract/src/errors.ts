import { z } from 'zod';

/** All error codes of the API with their HTTP status. */
export const ERROR_STATUS = {
  invalid_input: 400,
  malformed_request: 400,
  /**
   * Wrong email or password, or the account is not activated. One code for all cases, so that it does not reveal
   * whether an account exists.
   */
  wrong_credentials: 400,
  /** The password was correct, but a second factor is needed: repeat the call with `code`. */
  second_factor_required: 400,
  captcha_failed: 400,
  not_authenticated: 401,
  permission_denied: 403,
  /** The password was correct, but the account is suspended or terminated. */
  account_closed: 403,
  /** The shared link has a password, and the request's password is missing or wrong. */
  password_required: 403,
  /** Staff must set up a second factor before using staff functions. */
  second_factor_setup_required: 403,
  /** The account has no password, so it must sign in again to confirm this action. */
  fresh_sign_in_required: 403,
  /** The request lacks the CSRF token for its cookie, or comes from a site that the company does not allow. */
  cross_site: 403,
  not_found: 404,
  /** An account with this email address exists, with a different sign-in method. */
  account_exists: 409,
  /** The sign-in would create an account, for which an account type is required. */
  type_required: 409,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  /** The `Range` of a download starts beyond the end of the file. */
  range_not_satisfiable: 416,
  /** No portal of this instance has the request's host. */
  misdirected_request: 421,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const Issue = z.object({
  /** Path of the invalid value, e.g. `query.hourlyRate` or `body.filters.skills.0`. */
  path: z.string(),
  message: z.string(),
});

/** The body of every error response. */
export const ErrorBody = z.object({
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  detail: z.string(),
  issues: z.array(Issue).optional(),
  /** The current state; included with `conflict`, and when the answers to a job's questions are rejected. */
  current: z.unknown().optional(),
  /** The request's id, which the server also logs. */
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
