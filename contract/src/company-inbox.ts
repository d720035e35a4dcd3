import { z } from 'zod';
import { Answer } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { page, range } from './page.ts';
import { HiddenFields } from './widget-forms.ts';

export const INBOX_PAGE_SIZE = 20;

/** `open`: waits for an answer, or for a decision. */
const InboxState = z.enum(['open', 'done']);
export type InboxState = z.infer<typeof InboxState>;

/** What somebody wrote to a company: a message of its portal or widgets, or an application for one of its jobs. */
export const InboxItem = z.object({
  type: z.enum(['message', 'application']),
  id: z.uuid(),
  created_at: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  /** Whom they write for, where they say so. */
  company_name: z.string(),
  /** Plain text, may have several lines. */
  message: z.string(),
  /** Of an application, to the job's questions. */
  answers: z.array(Answer),
  /** Origin of the partner's site, or null: it was written on the portal. */
  site: z.string().nullable(),
  /** The company's words that they agreed to, or null. */
  consent: z.string().nullable(),
  /** What the partner's page sent along. */
  hidden_fields: HiddenFields,
  /** What they applied for. */
  job: z.object({ id: z.int(), title: z.string() }).nullable(),
  state: InboxState,
});
export type InboxItem = z.infer<typeof InboxItem>;

/** For the superadmins of the host's company, and staff. */
export const companyInbox = {
  listInbox: endpoint({
    method: 'GET',
    path: '/company/inbox/',
    access: 'user',
    summary: 'What was written to the host’s company, newest first. An application is done when it is decided.',
    query: z.strictObject({ state: InboxState.default('open'), ...range(INBOX_PAGE_SIZE) }),
    response: page(InboxItem).extend({ counters: z.object({ open: z.int(), done: z.int() }) }),
  }),
  changeInboxMessage: endpoint({
    method: 'PATCH',
    path: '/company/inbox/{id}/',
    access: 'user',
    summary: 'Puts a message away, or back.',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ state: InboxState }),
    response: InboxItem,
  }),
};
