import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, text } from './fields.ts';
import { STAFF_MEMBERS_PAGE_SIZE } from './limits.ts';
import { page, range } from './page.ts';

export const COMPANY_SLUG = /^[a-z][a-z0-9-]{1,40}$/;

export const CompanySlug = z.string().regex(COMPANY_SLUG, 'must be a company slug');

/** For widgets, which call the main origin: whose they are. A portal's host says it by itself. */
export const OnCompany = z.strictObject({ company: CompanySlug.optional() });

/** What visitors may know of a white-label company: its name, its look and where its portal is. */
export const PublicCompany = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  /** Path or address of a picture, or null: then the name is shown. */
  logo: z.string().nullable(),
  /** The same for dark pages; null: as on light ones. */
  logo_dark: z.string().nullable(),
  /** `#rrggbb`: the surface of headers and primary buttons. */
  brand_color: z.string(),
  /** `#rrggbb`: the text on it. */
  font_color: z.string(),
  header_title: z.string().nullable(),
  market_enabled: z.boolean(),
  /** Origin of the company's portal, without a closing slash. */
  portal_url: z.string(),
});
export type PublicCompany = z.infer<typeof PublicCompany>;

/** Somebody, as those who work with them see them. */
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

/** Of a group the role there, of all of them the highest of somebody's roles: 1 before 2 before 0. */
const GroupMember = z.object({ user: Colleague, role: MemberRole });

/** A member of a company. */
export const StaffMember = GroupMember.extend({ is_wl_superadmin: z.boolean() });
export type StaffMember = z.infer<typeof StaffMember>;

/** Id 0, `All Groups`, holds every member once. */
const Group = z.object({ id: z.int().min(0), name: z.string(), members: z.array(GroupMember) });

/** What only its members and staff are told of a company. */
const ForMembers = z.object({
  /** Its own domain, besides the one below the main portal's host; or null. */
  domain: z.string().nullable(),
  resume_template: z.string().nullable(),
  interview_booking_enabled: z.boolean(),
  /** Off: links carry random keys, and visitors are told no ids. */
  card_id_publicly_visible: z.boolean(),
  staff_members: z.array(StaffMember),
  groups: z.array(Group),
});

export const Company = PublicCompany.extend(ForMembers.partial().shape);
export type Company = z.infer<typeof Company>;

/** A page that the law asks for. */
const LegalText = z.object({
  /** Lines of whom it is from. */
  postal_address: z.string().nullable(),
  /** Sanitised rich text; null: the text that every company's portal has, in its name. */
  text: z.string().nullable(),
  changed_at: z.iso.datetime().nullable(),
});
export type LegalText = z.infer<typeof LegalText>;

export const companies = {
  getCurrentCompany: endpoint({
    method: 'GET',
    path: '/companies/current/',
    access: 'public',
    summary: 'The white-label company of the host the request came to, or null on the main portal.',
    response: PublicCompany.nullable(),
  }),
  getCompany: endpoint({
    method: 'GET',
    path: '/companies/{id}/',
    access: 'public',
    cors: 'widgets',
    summary: 'A company by id or slug: to visitors its public theme, to its members and staff all of it.',
    params: z.strictObject({ id: text(50) }),
    response: Company,
  }),
  getLegalText: endpoint({
    method: 'GET',
    path: '/companies/current/legal/{page}/',
    access: 'public',
    summary:
      'The privacy notice or the terms of the host’s company; `not_found` on the main portal, which has its own.',
    params: z.strictObject({ page: z.enum(['privacy', 'terms']) }),
    response: LegalText,
  }),
  listStaffMembers: endpoint({
    method: 'GET',
    path: '/staff_members/',
    access: 'user',
    summary: 'The members of the host’s company, for its members and staff, by name.',
    query: z.strictObject(range(STAFF_MEMBERS_PAGE_SIZE)),
    response: page(StaffMember),
  }),
};
