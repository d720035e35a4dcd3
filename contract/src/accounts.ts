import { z } from 'zod';
import { AsciiEmail, withAsciiDomain } from './email-domain.ts';
import { defineEndpoint } from './endpoint.ts';
import { Flag, lineText, textField, visibleText } from './fields.ts';
import {
  CODE_MAX,
  COMPANY_NAME_MAX,
  EMAIL_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PERSON_NAME_MAX,
  PHONE_MAX,
} from './limits.ts';

/**
 * An email address, normalized so that every address has one spelling: trimmed, lower case, internationalized domains
 * as Punycode.
 */
export const Email = textField(EMAIL_MAX)
  .trim()
  .toLowerCase()
  .transform(withAsciiDomain)
  .pipe(AsciiEmail.max(EMAIL_MAX));

/** Checks the length only; the server also rejects common passwords. */
export const NewPassword = textField(PASSWORD_MAX).min(PASSWORD_MIN, `must have at least ${PASSWORD_MIN} characters`);

/** An existing password, exactly as typed. */
export const Password = textField(PASSWORD_MAX).min(1, 'must not be empty');

/** Account type: 1 client, 2 talent provider, 3 remote developer. */
export const AppType = z.union([z.literal(1), z.literal(2), z.literal(3)], 'must be 1, 2 or 3');
export type AppType = z.infer<typeof AppType>;

/** Captcha response; required if the portal has a captcha. */
export const CaptchaResponse = textField(4000).optional();

export const PersonName = visibleText(PERSON_NAME_MAX);

/** A new session: its owner and its token. No later call returns the token. */
export const SignedIn = z.object({
  token: z.string(),
  uid: z.uuid(),
  username: z.string(),
  staff: z.boolean(),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** Confirms that the call succeeded; `detail` is a message for the user. */
export const Done = z.object({ detail: z.string() });
export type Done = z.infer<typeof Done>;

/** The last two path segments of an email link: the account and the secret. */
export const MailLink = z.strictObject({
  /** The account's uid, encoded as base64url. */
  uidb64: textField(64).regex(/^[A-Za-z0-9_-]+$/, 'must be base64url'),
  token: textField(100).regex(/^[A-Za-z0-9_-]+$/, 'must be base64url'),
});

export const Registration = z.strictObject({
  type: AppType,
  email: Email,
  password: NewPassword,
  first_name: PersonName,
  last_name: PersonName,
  company_name: lineText(COMPANY_NAME_MAX).default(''),
  phone_number: lineText(PHONE_MAX).default(''),
  /** Subscribe to market news; the activation link carries this choice. */
  subscribe: z.boolean().default(false),
  /** The user accepted the terms of use and the privacy policy. */
  terms: z.literal(true, 'must be accepted'),
  g_response: CaptchaResponse,
});

const Credentials = z.strictObject({
  /** Email address of the account. */
  username: Email,
  password: Password,
  g_response: CaptchaResponse,
  /** Six-digit authenticator code or recovery code; send it after the error `second_factor_required`. */
  code: textField(CODE_MAX).trim().optional(),
});

/**
 * URLs of the operator's sub-sites for partners and engineers; null if not configured, and always null on a company's
 * host, whose pages must not link to another brand.
 */
export const SubSites = z.object({
  partner_site_url: z.url().nullable(),
  engineer_site_url: z.url().nullable(),
});
export type SubSites = z.infer<typeof SubSites>;

/** Settings that pages need before sign-in. */
export const SignInOptions = SubSites.extend({
  /** Configured social sign-in providers. */
  providers: z.array(z.enum(['google', 'linkedin'])),
  captcha: z
    .discriminatedUnion('provider', [
      z.object({ provider: z.literal('altcha') }),
      z.object({ provider: z.literal('recaptcha'), site_key: z.string(), script: z.url() }),
    ])
    .nullable(),
  /**
   * Legal pages that every new account must accept: on a company's portal its own pages, otherwise those of the main
   * portal.
   */
  terms_url: z.url(),
  privacy_url: z.url(),
});
export type SignInOptions = z.infer<typeof SignInOptions>;

/** An ALTCHA challenge for the browser. */
export const CaptchaChallenge = z.looseObject({});

export const accounts = {
  getSignInOptions: defineEndpoint({
    method: 'GET',
    path: '/auth/options/',
    access: 'public',
    summary: 'Returns the portal’s sign-in methods, its captcha settings, and the sub-sites that it links to.',
    response: SignInOptions,
  }),
  getCaptchaChallenge: defineEndpoint({
    method: 'GET',
    path: '/captcha/challenge/',
    access: 'public',
    cors: 'widgets',
    summary: 'Returns a new captcha challenge; its solution is valid for one `g_response`.',
    response: CaptchaChallenge,
  }),
  register: defineEndpoint({
    method: 'POST',
    path: '/registration/',
    access: 'public',
    summary: 'Requests a new account. The response is the same for known and unknown addresses; only the mail differs.',
    body: Registration,
    response: Done,
  }),
  activate: defineEndpoint({
    method: 'GET',
    path: '/account_activation/{uidb64}/{token}/{isSubscribe}/',
    access: 'public',
    summary: 'Creates the requested account and signs in. The link can be used once.',
    secret: true,
    params: MailLink.extend({ isSubscribe: Flag }),
    response: SignedIn,
  }),
  activateSubscription: defineEndpoint({
    method: 'GET',
    path: '/subscription_activation/{uidb64}/{token}/',
    access: 'public',
    summary: 'Confirms the subscription to market news. The link can be used once.',
    params: MailLink,
    response: Done,
  }),
  login: defineEndpoint({
    method: 'POST',
    path: '/login/',
    access: 'public',
    summary: 'Signs in with e-mail address and password, and returns a session.',
    body: Credentials,
    response: SignedIn,
  }),
  loginStaff: defineEndpoint({
    method: 'POST',
    path: '/admin-panel/login/',
    access: 'public',
    summary: 'Signs in staff; other accounts are rejected.',
    body: Credentials,
    response: SignedIn,
  }),
  logout: defineEndpoint({
    method: 'GET',
    path: '/logout/',
    access: 'user',
    summary: 'Ends the session of the token in use.',
    response: Done,
  }),
  askPasswordReset: defineEndpoint({
    method: 'POST',
    path: '/password_reset/',
    access: 'public',
    summary: 'Mails a reset link. The response is the same for known and unknown addresses.',
    body: z.strictObject({ email: Email, g_response: CaptchaResponse }),
    form: true,
    response: Done,
  }),
  checkPasswordReset: defineEndpoint({
    method: 'GET',
    path: '/password_reset/{uidb64}/{token}/',
    access: 'public',
    summary: 'Returns whether a reset link is still valid. Has no side effects, because mail scanners open links.',
    params: MailLink,
    response: Done,
  }),
  resetPassword: defineEndpoint({
    method: 'POST',
    path: '/password_reset/{uidb64}/{token}/',
    access: 'public',
    summary:
      'Sets a new password, and ends all sessions and sign-in connections of the account. The link can be used once.',
    params: MailLink,
    body: z.strictObject({ new_password: NewPassword }),
    form: true,
    response: Done,
  }),
};
