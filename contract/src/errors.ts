import { z } from 'zod';

/** Every way a call can fail, with its HTTP status: the one catalogue. */
export const ERROR_STATUS = {
  invalid_input: 400,
  malformed_request: 400,
  /** The e-mail and the password do not belong together, or the account is not activated: one answer for all. */
  wrong_credentials: 400,
  /** The password was right; the call is repeated with `code`. */
  second_factor_required: 400,
  captcha_failed: 400,
  not_authenticated: 401,
  permission_denied: 403,
  /** The password was right, and the account is suspended or terminated. */
  account_closed: 403,
  /** A shared link opens with a password: none was given, or another one. */
  password_required: 403,
  /** Staff have to set up a second factor before they do anything of staff. */
  second_factor_setup_required: 403,
  /** An account without a password has to sign in again before this step. */
  fresh_sign_in_required: 403,
  /** A browser sent it without the token of its cookie. */
  cross_site: 403,
  not_found: 404,
  /** There is an account with this e-mail already, which signs in otherwise. */
  account_exists: 409,
  /** A new account has to say what it is for. */
  type_required: 409,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  /** The request was sent for a host that is no portal of this instance. */
  misdirected_request: 421,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const Issue = z.object({
  /** Where the value stands, e.g. `query.hourlyRate` or `body.filters.skills.0`. */
  path: z.string(),
  message: z.string(),
});

/** The body of every answer that is not a success. */
export const ErrorBody = z.object({
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  detail: z.string(),
  issues: z.array(Issue).optional(),
  /** With `conflict`, and where answers to questions are refused: what is there now. */
  current: z.unknown().optional(),
  /** Stands in the server's log line of the request too. */
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
