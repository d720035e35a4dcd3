import { z } from 'zod';
import { Done, Email, MailLink, NewPassword, PersonName, SignedIn } from './accounts.ts';
import { MemberRole } from './companies.ts';
import { defineEndpoint } from './endpoint.ts';
import { Id, SEEN } from './fields.ts';
import { GROUPS_MAX } from './limits.ts';

/** Membership in a group of the company. */
const Place = z.strictObject({ id: Id, role: MemberRole });
const Places = z
  .array(Place)
  .max(GROUPS_MAX)
  .refine((places) => new Set(places.map(({ id }) => id)).size === places.length, 'must name each group once');

const GroupName = z.object({ id: Id, name: z.string() });

/**
 * A member or an invited person of the host's company. `invited`: the mailed link was not used yet; `expired`: the link
 * has expired.
 */
export const CompanyUser = z.object({
  /** Uid of the account or of the invitation. */
  uid: z.uuid(),
  state: z.enum(['active', 'invited', 'expired', 'closed']),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
  /** The highest role in any group. */
  role: MemberRole,
  is_wl_superadmin: z.boolean(),
  groups: z.array(GroupName.extend({ role: MemberRole })),
  version: z.int(),
  /** Null for members; dates in ISO 8601. */
  invitation: z.object({ sent: z.string(), expires: z.string() }).nullable(),
  /** Actions the requester may take. */
  may: z.object({ change: z.boolean(), remove: z.boolean(), invite: z.boolean() }),
});
export type CompanyUser = z.infer<typeof CompanyUser>;

export const NewCompanyUser = z.strictObject({
  email: Email,
  first_name: PersonName,
  last_name: PersonName,
  groups: Places.default([]),
  is_wl_superadmin: z.boolean().default(false),
});
export type NewCompanyUser = z.infer<typeof NewCompanyUser>;

/** The version that the requester saw, and the changes. Names of members who have accepted can't be changed here. */
export const CompanyUserChange = z.strictObject({
  ...SEEN,
  first_name: PersonName.optional(),
  last_name: PersonName.optional(),
  groups: Places.optional(),
  is_wl_superadmin: z.boolean().optional(),
});
export type CompanyUserChange = z.infer<typeof CompanyUserChange>;

/** What a member owns that must be handed over before removal. */
export const Removal = z.object({
  talents: z.int(),
  requests: z.int(),
  resources: z.int(),
  is_last_superadmin: z.boolean(),
  /** Members who may take over. */
  receivers: z.array(z.object({ id: z.uuid(), full_name: z.string() })),
});
export type Removal = z.infer<typeof Removal>;

/** Contents of an invitation, as shown by its link. */
export const Invitation = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /**
   * `sign-in`: the address has an account, which must sign in to accept; `password`: choose a password to create the
   * account.
   */
  needs: z.enum(['sign-in', 'password']),
  /** ISO 8601. */
  expires: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

const ofUser = z.strictObject({ uid: z.uuid() });

export const companyUsers = {
  listCompanyUsers: defineEndpoint({
    method: 'GET',
    path: '/company/users/',
    access: 'user',
    summary: 'Members of the host’s company and who is invited, for its superadmins, team leads and staff.',
    response: z.object({
      items: z.array(CompanyUser),
      /** Groups that the requester may invite people to. */
      groups: z.array(GroupName),
    }),
  }),
  inviteCompanyUser: defineEndpoint({
    method: 'POST',
    path: '/company/users/',
    access: 'user',
    summary: 'Invites somebody by mail. Team leads invite managers into groups that they lead, and nobody else.',
    idempotent: true,
    body: NewCompanyUser,
    response: CompanyUser,
  }),
  getCompanyUser: defineEndpoint({
    method: 'GET',
    path: '/company/users/{uid}/',
    access: 'user',
    summary: 'One of them.',
    params: ofUser,
    response: CompanyUser,
  }),
  changeCompanyUser: defineEndpoint({
    method: 'PATCH',
    path: '/company/users/{uid}/',
    access: 'user',
    summary: 'Changes groups, roles and the superadmin; ends the member’s sessions on this portal. For superadmins.',
    params: ofUser,
    body: CompanyUserChange,
    response: CompanyUser,
  }),
  previewRemoval: defineEndpoint({
    method: 'GET',
    path: '/company/users/{uid}/removal/',
    access: 'user',
    summary: 'What a member’s removal would hand over. For superadmins.',
    params: ofUser,
    response: Removal,
  }),
  removeCompanyUser: defineEndpoint({
    method: 'POST',
    path: '/company/users/{uid}/removal/',
    access: 'user',
    summary: 'Takes a member out of the company; what they made for it goes to another member. For superadmins.',
    params: ofUser,
    body: z.strictObject({
      ...SEEN,
      /** Omitted: the requesting superadmin. */
      hand_over_to: z.uuid().optional(),
    }),
    response: Done,
  }),
  inviteCompanyUserAgain: defineEndpoint({
    method: 'POST',
    path: '/company/users/{uid}/invitation/',
    access: 'user',
    summary: 'Mails a new link that works for seven days; the earlier one stops working.',
    params: ofUser,
    response: CompanyUser,
  }),
  revokeCompanyInvitation: defineEndpoint({
    method: 'DELETE',
    path: '/company/users/{uid}/invitation/',
    access: 'user',
    summary: 'Takes an invitation back: its link stops working.',
    params: ofUser,
    response: Done,
  }),
  readCompanyInvitation: defineEndpoint({
    method: 'GET',
    path: '/company_invitation/{uidb64}/{token}/',
    access: 'public',
    summary: 'What the link of an invitation into the host’s company says. Nothing is used up.',
    secret: true,
    params: MailLink,
    response: Invitation,
  }),
  acceptCompanyInvitation: defineEndpoint({
    method: 'POST',
    path: '/company_invitation/{uidb64}/{token}/',
    access: 'public',
    summary:
      'Accepts it: with a password that makes the account and signs in, or as who is signed in with the address.',
    secret: true,
    params: MailLink,
    body: z.strictObject({
      password: NewPassword.optional(),
      first_name: PersonName.optional(),
      last_name: PersonName.optional(),
    }),
    /** Null when the user is already signed in. */
    response: SignedIn.nullable(),
  }),
};
