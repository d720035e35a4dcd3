import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, wholeNumber } from './fields.ts';

export const UpdateStatus = z.enum(['new', 'in_progress', 'done']);
export type UpdateStatus = z.infer<typeof UpdateStatus>;

/** What happened that staff should look at. */
export const StaffUpdate = z.object({
  id: Id,
  kind: z.enum([
    'registration',
    'contact_message',
    'account_deletion',
    'card',
    'relation',
    'card_contact',
    'application',
    'subscription',
  ]),
  status: UpdateStatus,
  /** One line: who or what. */
  title: z.string(),
  /** Plain text, may have several lines. */
  detail: z.string(),
  /** An address to answer to, or null. */
  email: z.string().nullable(),
  /** The white-label company on whose portal it happened, or null. */
  company: z.object({ id: Id, name: z.string() }).nullable(),
  created: z.string(),
  modified: z.string(),
});
export type StaffUpdate = z.infer<typeof StaffUpdate>;

export const UPDATES_PAGE_SIZE = 50;

export const updates = {
  listUpdates: endpoint({
    method: 'GET',
    path: '/admin-panel/updates/',
    access: 'staff',
    summary: 'The staff’s inbox, newest first.',
    query: z.strictObject({
      status: UpdateStatus.optional(),
      limit: wholeNumber(1, 100).default(UPDATES_PAGE_SIZE),
      offset: wholeNumber(0, 1_000_000).default(0),
    }),
    response: z.object({
      count: z.int(),
      /** How many there are in each status. */
      counters: z.record(UpdateStatus, z.int()),
      results: z.array(StaffUpdate),
    }),
  }),
  changeUpdate: endpoint({
    method: 'PATCH',
    path: '/admin-panel/updates/{id}/',
    access: 'staff',
    summary: 'Moves an entry of the inbox.',
    params: z.strictObject({ id: wholeNumber(1, 2_147_483_647) }),
    body: z.strictObject({ status: UpdateStatus }),
    response: StaffUpdate,
  }),
};
