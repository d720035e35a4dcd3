import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Flag, text } from './fields.ts';
import {
  CODE_MAX,
  COMPANY_NAME_MAX,
  EMAIL_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PERSON_NAME_MAX,
  PHONE_MAX,
} from './limits.ts';

/** Lower case without spaces around it: one person, one spelling. */
export const Email = text(EMAIL_MAX).trim().toLowerCase().pipe(z.email('must be an e-mail address'));

/** Long enough; whether it is too common is said by the server, field by field. */
export const NewPassword = text(PASSWORD_MAX).min(PASSWORD_MIN, `must have at least ${PASSWORD_MIN} characters`);

/** A password that is there already, as it was typed. */
export const Password = text(PASSWORD_MAX).min(1, 'must not be empty');

/** 1 client, 2 talent provider, 3 remote developer. */
export const AppType = z.union([z.literal(1), z.literal(2), z.literal(3)], 'must be 1, 2 or 3');
export type AppType = z.infer<typeof AppType>;

/** The answer of the captcha; needed where the portal asks for one. */
export const CaptchaResponse = text(4000).optional();

/** A person's first or last name. */
export const PersonName = text(PERSON_NAME_MAX).trim().min(1, 'must not be empty');

/** Who a new session belongs to, and its token: the only time that it is told. */
export const SignedIn = z.object({
  token: z.string(),
  uid: z.uuid(),
  username: z.string(),
  staff: z.boolean(),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** Nothing more to say than that it was done. */
export const Done = z.object({ detail: z.string() });
export type Done = z.infer<typeof Done>;

/** The last two parts of a link in a mail: whose it is, and its secret. */
export const MailLink = z.strictObject({
  /** The uid as base64url. */
  uidb64: text(64).regex(/^[A-Za-z0-9_-]+$/, 'must be base64url'),
  token: text(100).regex(/^[A-Za-z0-9_-]+$/, 'must be base64url'),
});

export const Registration = z.strictObject({
  type: AppType,
  email: Email,
  password: NewPassword,
  first_name: PersonName,
  last_name: PersonName,
  company_name: text(COMPANY_NAME_MAX).trim().default(''),
  phone_number: text(PHONE_MAX).trim().default(''),
  /** Asks for news of the market: the activation link carries it on. */
  subscribe: z.boolean().default(false),
  /** The terms of use and the privacy policy were accepted. */
  terms: z.literal(true, 'must be accepted'),
  g_response: CaptchaResponse,
});

const Credentials = z.strictObject({
  /** The e-mail address. */
  username: Email,
  password: Password,
  g_response: CaptchaResponse,
  /** Six digits of the authenticator, or a recovery code; asked for by `second_factor_required`. */
  code: text(CODE_MAX).trim().optional(),
});

/** What the sign-in pages have to know before anybody is signed in. */
export const SignInOptions = z.object({
  /** Social sign-in that is configured. */
  providers: z.array(z.enum(['google', 'linkedin'])),
  captcha: z
    .discriminatedUnion('provider', [
      z.object({ provider: z.literal('altcha') }),
      z.object({ provider: z.literal('recaptcha'), site_key: z.string(), script: z.url() }),
    ])
    .nullable(),
  /** What everybody accepts who signs up; on the main portal, also for those of companies. */
  terms_url: z.url(),
  privacy_url: z.url(),
});
export type SignInOptions = z.infer<typeof SignInOptions>;

/** A puzzle for the browser, as ALTCHA writes it. */
export const CaptchaChallenge = z.looseObject({});

export const accounts = {
  getSignInOptions: endpoint({
    method: 'GET',
    path: '/auth/options/',
    access: 'public',
    summary: 'Which ways to sign in this portal offers and whether it asks for a captcha.',
    response: SignInOptions,
  }),
  getCaptchaChallenge: endpoint({
    method: 'GET',
    path: '/captcha/challenge/',
    access: 'public',
    cors: 'widgets',
    summary: 'A new captcha puzzle; its solution is good for one `g_response`.',
    response: CaptchaChallenge,
  }),
  register: endpoint({
    method: 'POST',
    path: '/registration/',
    access: 'public',
    summary: 'Asks for an account. The answer is the same for known and unknown addresses; the mail tells.',
    body: Registration,
    response: Done,
  }),
  activate: endpoint({
    method: 'GET',
    path: '/account_activation/{uidb64}/{token}/{isSubscribe}/',
    access: 'public',
    summary: 'Makes the account that was asked for and signs it in. The link works once.',
    secret: true,
    params: MailLink.extend({ isSubscribe: Flag }),
    response: SignedIn,
  }),
  activateSubscription: endpoint({
    method: 'GET',
    path: '/subscription_activation/{uidb64}/{token}/',
    access: 'public',
    summary: 'Confirms the news of the market. The link works once.',
    params: MailLink,
    response: Done,
  }),
  login: endpoint({
    method: 'POST',
    path: '/login/',
    access: 'public',
    summary: 'A session for an e-mail address and its password.',
    body: Credentials,
    response: SignedIn,
  }),
  loginStaff: endpoint({
    method: 'POST',
    path: '/admin-panel/login/',
    access: 'public',
    summary: 'The same for staff alone.',
    body: Credentials,
    response: SignedIn,
  }),
  logout: endpoint({
    method: 'GET',
    path: '/logout/',
    access: 'user',
    summary: 'Ends the session of the token.',
    response: Done,
  }),
  askPasswordReset: endpoint({
    method: 'POST',
    path: '/password_reset/',
    access: 'public',
    summary: 'Mails a reset link. The answer is the same for known and unknown addresses.',
    body: z.strictObject({ email: Email, g_response: CaptchaResponse }),
    form: true,
    response: Done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/password_reset/{uidb64}/{token}/',
    access: 'public',
    summary: 'Sets a new password, ends every session and every connection of the account. The link works once.',
    params: MailLink,
    body: z.strictObject({ new_password: NewPassword }),
    form: true,
    response: Done,
  }),
};
