import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Id, textField } from './fields.ts';
import { STAFF_MEMBERS_PAGE_SIZE } from './limits.ts';
import { cursorPage, cursorRange } from './page.ts';

export const COMPANY_SLUG = /^[a-z][a-z0-9-]{1,40}$/;

export const CompanySlug = z.string().regex(COMPANY_SLUG, 'must be a company slug');

/**
 * Identifies the company in widget calls, which go to the main origin. On a portal, the host identifies the company.
 */
export const OnCompany = z.strictObject({ company: CompanySlug.optional() });

/** Public data of a white-label company: its name, brand and portal address. */
export const PublicCompany = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  /** Path or URL of the logo; null: the name is shown instead. */
  logo: z.string().nullable(),
  /** The logo for dark pages; null: use `logo`. */
  logo_dark: z.string().nullable(),
  /** `#rrggbb`: surface of headers and primary buttons. */
  brand_color: z.string(),
  /** `#rrggbb`: text on `brand_color`. */
  font_color: z.string(),
  header_title: z.string().nullable(),
  market_enabled: z.boolean(),
  /** Origin of the company's portal, without a trailing slash. */
  portal_url: z.string(),
});
export type PublicCompany = z.infer<typeof PublicCompany>;

/** A user in the lists of colleagues. */
export const Colleague = z.object({
  /** The account's uid. */
  id: z.uuid(),
  username: z.string(),
  full_name: z.string(),
});
export type Colleague = z.infer<typeof Colleague>;

/** 1 Team Lead, 2 Manager, 0 none. */
export const MemberRole = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type MemberRole = z.infer<typeof MemberRole>;

/** A member with their role in the group. In `All Groups`, the highest role in any group, in the order 1, 2, 0. */
const GroupMember = z.object({ user: Colleague, role: MemberRole });

/** A member of a company. */
export const StaffMember = GroupMember.extend({ is_wl_superadmin: z.boolean() });
export type StaffMember = z.infer<typeof StaffMember>;

/** Id 0 is `All Groups`, which contains every member once. */
const Group = z.object({ id: z.int().min(0), name: z.string(), members: z.array(GroupMember) });

/** Fields that only members of the company and staff can see. */
const ForMembers = z.object({
  /** The company's own domain in addition to its subdomain of the main host, or null. */
  domain: z.string().nullable(),
  resume_template: z.string().nullable(),
  interview_booking_enabled: z.boolean(),
  /** When false, links contain random keys, and visitors see random numbers instead of ids. */
  card_id_publicly_visible: z.boolean(),
  staff_members: z.array(StaffMember),
  groups: z.array(Group),
});

export const Company = PublicCompany.extend(ForMembers.partial().shape);
export type Company = z.infer<typeof Company>;

/** Text of a legal page: privacy notice or terms of use. */
const LegalText = z.object({
  /** The company's postal address, with line breaks; null when not set. */
  postal_address: z.string().nullable(),
  /** Sanitized rich text; null: the default text with the company's name. */
  text: z.string().nullable(),
  changed_at: z.iso.datetime().nullable(),
});
export type LegalText = z.infer<typeof LegalText>;

export const companies = {
  getCurrentCompany: defineEndpoint({
    method: 'GET',
    path: '/companies/current/',
    access: 'public',
    summary: 'Returns the white-label company of the request’s host; null on the main portal.',
    response: PublicCompany.nullable(),
  }),
  getCompany: defineEndpoint({
    method: 'GET',
    path: '/companies/{id}/',
    access: 'public',
    cors: 'widgets',
    summary: 'Returns a company by id or slug: its public theme for visitors, all fields for its members and staff.',
    params: z.strictObject({ id: textField(50) }),
    response: Company,
  }),
  getLegalText: defineEndpoint({
    method: 'GET',
    path: '/companies/current/legal/{page}/',
    access: 'public',
    summary:
      'Returns the privacy notice or terms of the host’s company; `not_found` on the main portal, which has its own texts.',
    params: z.strictObject({ page: z.enum(['privacy', 'terms']) }),
    response: LegalText,
  }),
  listStaffMembers: defineEndpoint({
    method: 'GET',
    path: '/staff_members/',
    access: 'user',
    summary: 'Lists the members of the host’s company by name, for its members and staff.',
    query: z.strictObject(cursorRange(STAFF_MEMBERS_PAGE_SIZE)),
    response: cursorPage(StaffMember),
  }),
};
