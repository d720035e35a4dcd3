import { z } from 'zod';
import { Done, Email, MailLink, NewPassword, PersonName, SignedIn } from './accounts.ts';
import { MemberRole } from './companies.ts';
import { defineEndpoint } from './endpoint.ts';
import { Id, SEEN } from './fields.ts';
import { GROUPS_MAX } from './limits.ts';

/** Membership in a group: the group's id, and the role there. */
const Place = z.strictObject({ id: Id, role: MemberRole });
const Places = z
  .array(Place)
  .max(GROUPS_MAX)
  .refine((places) => new Set(places.map(({ id }) => id)).size === places.length, 'must name each group once');

const GroupName = z.object({ id: Id, name: z.string() });

/**
 * A member of the portal's company, or a person invited to it. `invited`: the invitation is not accepted yet;
 * `expired`: its link has expired.
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
  /** When the invitation was sent and when it expires, in ISO 8601; null for members. */
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

/** `version`: as seen by the requester. Names can be changed only until the invitation is accepted. */
export const CompanyUserChange = z.strictObject({
  ...SEEN,
  first_name: PersonName.optional(),
  last_name: PersonName.optional(),
  groups: Places.optional(),
  is_wl_superadmin: z.boolean().optional(),
});
export type CompanyUserChange = z.infer<typeof CompanyUserChange>;

/** Number of cards and resources that are handed over to another member when this member is removed. */
export const Removal = z.object({
  talents: z.int(),
  requests: z.int(),
  resources: z.int(),
  is_last_superadmin: z.boolean(),
  /** Members who can receive them. */
  receivers: z.array(z.object({ id: z.uuid(), full_name: z.string() })),
});
export type Removal = z.infer<typeof Removal>;

/** Contents of an invitation, shown on the page that its link opens. */
export const Invitation = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /**
   * `sign-in`: the address has an account, which must sign in to accept; `password`: accepting creates an account with
   * a new password.
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
    summary: 'Lists members and invited people of the host’s company, for its superadmins and team leads, and staff.',
    response: z.object({
      items: z.array(CompanyUser),
      /** Groups to which the requester may invite people. */
      groups: z.array(GroupName),
    }),
  }),
  inviteCompanyUser: defineEndpoint({
    method: 'POST',
    path: '/company/users/',
    access: 'user',
    summary: 'Invites a person by mail. Team leads can only invite managers, to groups that they lead.',
    idempotent: true,
    body: NewCompanyUser,
    response: CompanyUser,
  }),
  getCompanyUser: defineEndpoint({
    method: 'GET',
    path: '/company/users/{uid}/',
    access: 'user',
    summary: 'Returns a member or an invited person.',
    params: ofUser,
    response: CompanyUser,
  }),
  changeCompanyUser: defineEndpoint({
    method: 'PATCH',
    path: '/company/users/{uid}/',
    access: 'user',
    summary: 'Changes groups, roles and superadmin rights; ends the member’s sessions on this portal. For superadmins.',
    params: ofUser,
    body: CompanyUserChange,
    response: CompanyUser,
  }),
  previewRemoval: defineEndpoint({
    method: 'GET',
    path: '/company/users/{uid}/removal/',
    access: 'user',
    summary: 'Returns what would be handed over if the member were removed. For superadmins.',
    params: ofUser,
    response: Removal,
  }),
  removeCompanyUser: defineEndpoint({
    method: 'POST',
    path: '/company/users/{uid}/removal/',
    access: 'user',
    summary:
      'Removes a member from the company and hands over their cards and resources to another member. For superadmins.',
    params: ofUser,
    body: z.strictObject({
      ...SEEN,
      /** The member who receives the cards and resources; defaults to the requesting superadmin. */
      hand_over_to: z.uuid().optional(),
    }),
    response: Done,
  }),
  inviteCompanyUserAgain: defineEndpoint({
    method: 'POST',
    path: '/company/users/{uid}/invitation/',
    access: 'user',
    summary: 'Mails a new link, valid for seven days; the previous link becomes invalid.',
    params: ofUser,
    response: CompanyUser,
  }),
  revokeCompanyInvitation: defineEndpoint({
    method: 'DELETE',
    path: '/company/users/{uid}/invitation/',
    access: 'user',
    summary: 'Revokes an invitation: its link becomes invalid.',
    params: ofUser,
    response: Done,
  }),
  readCompanyInvitation: defineEndpoint({
    method: 'GET',
    path: '/company_invitation/{uidb64}/{token}/',
    access: 'public',
    summary: 'Returns the contents of an invitation to the host’s company. Has no side effects.',
    secret: true,
    params: MailLink,
    response: Invitation,
  }),
  acceptCompanyInvitation: defineEndpoint({
    method: 'POST',
    path: '/company_invitation/{uidb64}/{token}/',
    access: 'public',
    summary:
      'Accepts an invitation: creates an account with a password and signs in, or adds the signed-in user with this address.',
    secret: true,
    params: MailLink,
    body: z.strictObject({
      password: NewPassword.optional(),
      first_name: PersonName.optional(),
      last_name: PersonName.optional(),
    }),
    /** Null if the user was already signed in. */
    response: SignedIn.nullable(),
  }),
};
