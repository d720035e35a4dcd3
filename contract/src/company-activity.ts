import { z } from 'zod';
import { AUDIT_ACTIONS } from './audit.ts';
import { defineEndpoint } from './endpoint.ts';
import { cursorPage, cursorRange } from './page.ts';

export const ACTIVITY_PAGE_SIZE = 20;

const ActivityDays = z.enum(['7', '30', '90']);
export type ActivityDays = z.infer<typeof ActivityDays>;

const CompanyAct = z.object({
  at: z.iso.datetime(),
  /** Full name, or the email address when there is no name. */
  person: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** The changed object: the card, a relation of the card, or an application for it. */
  subject: z.enum(['request', 'talent', 'relation', 'application']),
  /** New status of a relation or application; null when the status did not change. */
  status: z.string().nullable(),
  card: z.object({ type: z.enum(['request', 'talent']), id: z.int(), title: z.string() }),
});
export type CompanyAct = z.infer<typeof CompanyAct>;

const ActiveMember = z.object({
  uid: z.uuid(),
  name: z.string(),
  has_left: z.boolean(),
  /** Number of actions in the requested period. */
  acts: z.int().min(0),
});
export type ActiveMember = z.infer<typeof ActiveMember>;

/** For superadmins and team leads of the portal's company, and for staff. */
export const companyActivity = {
  listCompanyActivity: defineEndpoint({
    method: 'GET',
    path: '/company/activity/',
    access: 'user',
    summary:
      'Lists changes that members of the host’s company made to its cards, newest first, with the number per member.',
    query: z.strictObject({
      days: ActivityDays.default('30'),
      /** Only actions of this member; 404 if the member does not exist. */
      member: z.uuid().optional(),
      ...cursorRange(ACTIVITY_PAGE_SIZE),
    }),
    response: cursorPage(CompanyAct).extend({ members: z.array(ActiveMember) }),
  }),
};
