import { z } from 'zod';
import { AppType } from './accounts.ts';
import { MemberRole } from './companies.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

/** Lists of the person's own area that `/my` may lead to. */
export const MyRoute = z.enum(['my-requests', 'my-talents', 'my-lists']);
export type MyRoute = z.infer<typeof MyRoute>;
/** Markets that `/market` may lead to. */
export const MarketRoute = z.enum(['market-talents', 'market-requests']);
export type MarketRoute = z.infer<typeof MarketRoute>;
/** Lists of a company's area that `/company` may lead to. */
export const CompanyRoute = z.enum(['company-requests', 'company-talents']);
export type CompanyRoute = z.infer<typeof CompanyRoute>;

/** What somebody is in the company of the host. */
export const CompanyMembership = z.object({
  id: Id,
  /** 1 Team Lead, 2 Manager, 0 in no group: the highest of the member's groups. */
  role: MemberRole,
  /** When the company is deleted, which staff have closed; ISO 8601, or null. */
  deletion_due: z.string().nullable(),
});

/** Everything the portal has to know of who is signed in. */
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
  /** Staff who have to set up a second factor before they do anything of staff. */
  lacks_second_factor: z.boolean(),
  /** Looks after the company of the host. */
  is_wl_superadmin: z.boolean(),
  /** The company whose superadmin the person is, or null. */
  is_wl_superadmin_in: Id.nullable(),
  /** The membership in the company of the host; null on the main portal and for everybody else. */
  company: CompanyMembership.nullable(),
  /** Every company that the person belongs to, by name, with the origin of its portal. */
  companies: z.array(z.object({ id: Id, name: z.string(), portal_url: z.string() })),
  myCrewdockDefaultRoute: MyRoute.nullable(),
  companyDefaultRoute: CompanyRoute.nullable(),
  marketDefaultRoute: MarketRoute.nullable(),
  /** The person's own cards that are not archived. */
  request_cards_count: z.int(),
  talent_cards_count: z.int(),
  /** Relations of these cards that wait for the person's answer. */
  waiting_relations_count: z.int(),
  /** New entries of the staff's inbox; null for everybody else. */
  new_updates_count: z.int().nullable(),
  /** When the account will be deleted, as its owner asked; ISO 8601, or null. */
  deletion_due: z.string().nullable(),
});
export type Session = z.infer<typeof Session>;

export const session = {
  getSession: endpoint({
    method: 'GET',
    path: '/session/',
    access: 'user',
    summary: 'Who is signed in, their rights, default routes and counts.',
    response: Session,
  }),
};
