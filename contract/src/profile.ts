import { z } from 'zod';
import { AppType, Done, Email, MailLink, NewPassword, Password, PersonName } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { Upload, lineText } from './fields.ts';
import { CompanyRoute, MarketRoute, MyRoute } from './session.ts';
import { COMPANY_NAME_MAX, PHONE_MAX, PICTURE_MAX_BYTES, SKYPE_MAX, VIBER_MAX, formatMegabytes } from './limits.ts';
import { pageSchema } from './page.ts';
import { Code } from './two-factor.ts';

/** Accounts at identity providers, linked for sign-in. */
const Connections = z.array(
  z.object({ provider: z.enum(['google', 'linkedin']), email: z.string(), connected: z.string() }),
);

export const Profile = z.object({
  /** Path of the picture, or null. */
  avatar: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** New address that is not yet confirmed through the link in an email, or null. */
  new_email: z.string().nullable(),
  phone_number: z.string(),
  skype: z.string(),
  viber: z.string(),
  company_name: z.string(),
  type: AppType.nullable(),
  is_subscribed: z.boolean(),
  /** Whether the user receives bulk emails sent by staff. */
  gets_mails: z.boolean(),
  request_cards_count: z.int(),
  talent_cards_count: z.int(),
  /** False if the user can only sign in through an identity provider. */
  has_password: z.boolean(),
  providers: Connections,
  /** When the account will be deleted (ISO 8601), or null. */
  deletion_due: z.string().nullable(),
});
export type Profile = z.infer<typeof Profile>;

export const ProfileChange = z.strictObject({
  first_name: PersonName.optional(),
  last_name: PersonName.optional(),
  phone_number: lineText(PHONE_MAX).optional(),
  skype: lineText(SKYPE_MAX).optional(),
  viber: lineText(VIBER_MAX).optional(),
  company_name: lineText(COMPANY_NAME_MAX).optional(),
  /** `false` takes effect immediately; `true` takes effect after confirmation through the link in an email. */
  is_subscribed: z.boolean().optional(),
  gets_mails: z.boolean().optional(),
  myCrewdockDefaultRoute: MyRoute.optional(),
  companyDefaultRoute: CompanyRoute.optional(),
  marketDefaultRoute: MarketRoute.optional(),
});

/** A signed-in browser. */
export const ActiveSession = z.object({
  id: z.uuid(),
  /** Browser and operating system: `Chrome on macOS`. */
  device: z.string(),
  created: z.string(),
  last_used: z.string(),
  expires: z.string(),
  /** The session of this request. */
  current: z.boolean(),
});
export type ActiveSession = z.infer<typeof ActiveSession>;

export const profile = {
  getProfile: defineEndpoint({
    method: 'GET',
    path: '/profile/',
    access: 'user',
    summary: 'Returns the requester’s profile.',
    response: Profile,
  }),
  changeProfile: defineEndpoint({
    method: 'PATCH',
    path: '/profile/',
    access: 'user',
    summary: 'Changes the given fields; omitted fields stay unchanged.',
    body: ProfileChange,
    response: Profile,
  }),
  setAvatar: defineEndpoint({
    method: 'POST',
    path: '/profile/avatar/',
    access: 'user',
    summary: `Uploads a picture: JPEG, PNG, WebP, AVIF or GIF of at most ${formatMegabytes(PICTURE_MAX_BYTES)}. It is cropped to a square and scaled down.`,
    body: z.strictObject({ avatar: Upload(PICTURE_MAX_BYTES) }),
    form: true,
    response: Profile,
  }),
  removeAvatar: defineEndpoint({
    method: 'DELETE',
    path: '/profile/avatar/',
    access: 'user',
    summary: 'Removes the picture.',
    response: Profile,
  }),
  changePassword: defineEndpoint({
    method: 'POST',
    path: '/profile/password/',
    access: 'user',
    summary:
      'Sets a new password and ends all other sessions. An account without a password can set one within ten minutes after signing in.',
    body: z.strictObject({ password: Password.optional(), code: Code.optional(), new_password: NewPassword }),
    /** `providers`: the remaining linked accounts for sign-in. */
    response: Done.extend({ providers: Connections }),
  }),
  changeEmail: defineEndpoint({
    method: 'POST',
    path: '/profile/email/',
    access: 'user',
    summary: 'Mails a confirmation to the new address and a warning to the old one.',
    body: z.strictObject({ email: Email, password: Password }),
    response: Done,
  }),
  confirmEmail: defineEndpoint({
    method: 'POST',
    path: '/email_change/{uidb64}/{token}/',
    access: 'public',
    summary: 'Confirms the account’s new e-mail address. The link can be used once.',
    params: MailLink,
    response: Done,
  }),
  askDeletion: defineEndpoint({
    method: 'POST',
    path: '/profile/deletion/',
    access: 'user',
    summary:
      'Schedules the deletion of the account in 30 days. An account without a password must have signed in within the last ten minutes.',
    body: z.strictObject({ password: Password.optional() }),
    response: Profile,
  }),
  cancelDeletion: defineEndpoint({
    method: 'DELETE',
    path: '/profile/deletion/',
    access: 'user',
    summary: 'Cancels the scheduled deletion of the account.',
    response: Profile,
  }),
  exportData: defineEndpoint({
    method: 'GET',
    path: '/profile/export/',
    access: 'user',
    summary:
      'Exports all data stored about the person as a ZIP archive: `profile.json`, and the files listed in its `files`.',
    secret: true,
    answer: 'file',
    produces: ['application/zip'],
  }),
  listSessions: defineEndpoint({
    method: 'GET',
    path: '/profile/sessions/',
    access: 'user',
    summary: 'Lists the account’s active sessions, last used first.',
    response: pageSchema(ActiveSession),
  }),
  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/profile/sessions/{id}/',
    access: 'user',
    summary: 'Ends a session.',
    params: z.strictObject({ id: z.uuid() }),
    response: Done,
  }),
  endOtherSessions: defineEndpoint({
    method: 'DELETE',
    path: '/profile/sessions/',
    access: 'user',
    summary: 'Ends all sessions except the current one.',
    response: Done,
  }),
};
