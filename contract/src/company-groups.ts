import { z } from 'zod';
import { Done } from './accounts.ts';
import { Colleague, MemberRole } from './companies.ts';
import { defineEndpoint } from './endpoint.ts';
import { MAX_ID, wholeNumber, visibleText, SEEN, SEEN_AS_TEXT } from './fields.ts';
import { GROUP_MEMBERS_MAX, GROUP_NAME_MAX, GROUPS_MAX } from './limits.ts';

/** Id 0, `All Groups`, contains every member once, has version 0 and cannot be changed. */
export const CompanyGroup = z.object({
  id: z.int().min(0),
  name: z.string(),
  version: z.int(),
  members: z.array(z.object({ user: Colleague, role: MemberRole })),
});
export type CompanyGroup = z.infer<typeof CompanyGroup>;

const Name = visibleText(GROUP_NAME_MAX);
const Members = z
  .array(z.strictObject({ id: z.uuid(), role: MemberRole }))
  .max(GROUP_MEMBERS_MAX)
  .refine((members) => new Set(members.map(({ id }) => id)).size === members.length, 'must name each member once');

export const NewCompanyGroup = z.strictObject({ name: Name, members: Members.default([]) });
export type NewCompanyGroup = z.infer<typeof NewCompanyGroup>;

export const CompanyGroupChange = z.strictObject({
  ...SEEN,
  name: Name.optional(),
  members: Members.optional(),
});
export type CompanyGroupChange = z.infer<typeof CompanyGroupChange>;

const ofGroup = z.strictObject({ id: wholeNumber(1, MAX_ID) });

/** Groups of the host's company, for its superadmins and staff. */
export const companyGroups = {
  listCompanyGroups: defineEndpoint({
    method: 'GET',
    path: '/company/groups/',
    access: 'user',
    summary: 'The groups of the host’s company by name, `All Groups` first.',
    response: z.object({ items: z.array(CompanyGroup).max(GROUPS_MAX + 1) }),
  }),
  createCompanyGroup: defineEndpoint({
    method: 'POST',
    path: '/company/groups/',
    access: 'user',
    summary: 'A new group. Sessions on this portal end of everybody who gets another role by it.',
    idempotent: true,
    body: NewCompanyGroup,
    response: CompanyGroup,
  }),
  getCompanyGroup: defineEndpoint({
    method: 'GET',
    path: '/company/groups/{id}/',
    access: 'user',
    summary: 'A group and who is in it.',
    params: ofGroup,
    response: CompanyGroup,
  }),
  changeCompanyGroup: defineEndpoint({
    method: 'PATCH',
    path: '/company/groups/{id}/',
    access: 'user',
    summary:
      'Renames a group or says anew who is in it; `conflict` with the group as it is when it is no longer at `version`.',
    params: ofGroup,
    body: CompanyGroupChange,
    response: CompanyGroup,
  }),
  deleteCompanyGroup: defineEndpoint({
    method: 'DELETE',
    path: '/company/groups/{id}/',
    access: 'user',
    summary: 'Deletes a group; its members stay in the company.',
    params: ofGroup,
    query: z.strictObject(SEEN_AS_TEXT),
    response: Done,
  }),
};
