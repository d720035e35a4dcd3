import { z } from 'zod';
import { Done } from './accounts.ts';
import { Colleague, MemberRole } from './companies.ts';
import { defineEndpoint } from './endpoint.ts';
import { MAX_ID, wholeNumber, visibleText, SEEN, SEEN_AS_TEXT } from './fields.ts';
import { GROUP_MEMBERS_MAX, GROUP_NAME_MAX, GROUPS_MAX } from './limits.ts';

/** Id 0 is `All Groups`: it contains every member once, has version 0 and cannot be changed. */
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

/** For superadmins of the portal's company, and for staff. */
export const companyGroups = {
  listCompanyGroups: defineEndpoint({
    method: 'GET',
    path: '/company/groups/',
    access: 'user',
    summary: 'Lists the groups of the host’s company by name, starting with `All Groups`.',
    response: z.object({ items: z.array(CompanyGroup).max(GROUPS_MAX + 1) }),
  }),
  createCompanyGroup: defineEndpoint({
    method: 'POST',
    path: '/company/groups/',
    access: 'user',
    summary: 'Creates a group. Ends the portal sessions of members whose role changes.',
    idempotent: true,
    body: NewCompanyGroup,
    response: CompanyGroup,
  }),
  getCompanyGroup: defineEndpoint({
    method: 'GET',
    path: '/company/groups/{id}/',
    access: 'user',
    summary: 'Returns a group with its members.',
    params: ofGroup,
    response: CompanyGroup,
  }),
  changeCompanyGroup: defineEndpoint({
    method: 'PATCH',
    path: '/company/groups/{id}/',
    access: 'user',
    summary:
      'Renames a group or replaces its members; returns `conflict` with the current group if its version is not `version`.',
    params: ofGroup,
    body: CompanyGroupChange,
    response: CompanyGroup,
  }),
  deleteCompanyGroup: defineEndpoint({
    method: 'DELETE',
    path: '/company/groups/{id}/',
    access: 'user',
    summary: 'Deletes a group; its members remain in the company.',
    params: ofGroup,
    query: z.strictObject(SEEN_AS_TEXT),
    response: Done,
  }),
};
