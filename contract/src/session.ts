import { z } from 'zod';
import { AppType } from './accounts.ts';
import { MemberRole } from './companies.ts';
import { defineEndpoint } from './endpoint.ts';
import { Id } from './fields.ts';

/** Lists of the user's own area that can be the target of `/my`. */
export const MyRoute = z.enum(['my-requests', 'my-talents', 'my-lists']);
export type MyRoute = z.infer<typeof MyRoute>;
/** Markets that can be the target of `/market`. */
export const MarketRoute = z.enum(['market-talents', 'market-requests']);
export type MarketRoute = z.infer<typeof MarketRoute>;
/** Lists of a company's area that can be the target of `/company`. */
export const CompanyRoute = z.enum(['company-requests', 'company-talents']);
export type CompanyRoute = z.infer<typeof CompanyRoute>;

/** The user's membership in the portal's company. */
export const CompanyMembership = z.object({
  id: Id,
  /** The highest role in any group: 1 Team Lead, 2 Manager, 0 in no group. */
  role: MemberRole,
  /** When the company will be deleted (ISO 8601) after staff closed it; otherwise null. */
  deletion_due: z.string().nullable(),
});

/** Data about the signed-in user for the portal. */
export const Session = z.object({
  uid: z.uuid(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  phone_number: z.string(),
  skype: z.string(),
  viber: z.string(),
  company_name: z.string(),
  /** Null for staff. */
  type: AppType.nullable(),
  staff: z.boolean(),
  /** Whether this member of staff must set up a second factor before using staff functions. */
  lacks_second_factor: z.boolean(),
  /** Whether the user is a superadmin of the portal's company. */
  is_wl_superadmin: z.boolean(),
  /** Id of the company of which the user is a superadmin, or null. */
  is_wl_superadmin_in: Id.nullable(),
  /** Membership in the portal's company; null on the main portal and for non-members. */
  company: CompanyMembership.nullable(),
  /** Companies that the user belongs to, by name, with the origin of their portal. */
  companies: z.array(z.object({ id: Id, name: z.string(), portal_url: z.string() })),
  myCrewdockDefaultRoute: MyRoute.nullable(),
  companyDefaultRoute: CompanyRoute.nullable(),
  marketDefaultRoute: MarketRoute.nullable(),
  /** Number of the user's own unarchived cards. */
  request_cards_count: z.int(),
  talent_cards_count: z.int(),
  /** Number of entries in the user's inbox: everything that needs an answer from the user. */
  inbox_count: z.int(),
  /** Id of the account in staff tables; null except for staff. */
  staff_id: Id.nullable(),
  /** Number of new entries in the staff inbox; null except for staff. */
  new_updates_count: z.int().nullable(),
  /** When the account will be deleted (ISO 8601) at its owner's request; otherwise null. */
  deletion_due: z.string().nullable(),
});
export type Session = z.infer<typeof Session>;

export const session = {
  getSession: defineEndpoint({
    method: 'GET',
    path: '/session/',
    access: 'user',
    summary: 'Returns the signed-in user with their rights, default routes and counts.',
    response: Session,
  }),
};
