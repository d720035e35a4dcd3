import { z } from 'zod';
import { Answer } from './applications.ts';
import { defineEndpoint } from './endpoint.ts';
import { SEEN } from './fields.ts';
import { cursorPage, cursorRange } from './page.ts';
import { HiddenFields } from './widget-forms.ts';

export const INBOX_PAGE_SIZE = 20;

/** `open`: a message without an answer, or an application without a decision. */
const InboxState = z.enum(['open', 'done']);
export type InboxState = z.infer<typeof InboxState>;

/** A message from the company's portal or widgets, or an application for one of the company's jobs. */
export const InboxItem = z.object({
  type: z.enum(['message', 'application']),
  id: z.uuid(),
  created_at: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  /** The sender's company; empty if there is none. */
  company_name: z.string(),
  /** Plain text; may contain line breaks. */
  message: z.string(),
  /** Answers to the job's questions; applications only. */
  answers: z.array(Answer),
  /** Origin of the partner's site; null when sent from the portal. */
  site: z.string().nullable(),
  /** Consent text that the company requires and the sender accepted; null if none was required. */
  consent: z.string().nullable(),
  /** Hidden fields sent by the partner's page. */
  hidden_fields: HiddenFields,
  /** The job applied for; null for messages. */
  job: z.object({ id: z.int(), title: z.string() }).nullable(),
  state: InboxState,
  version: z.int(),
});
export type InboxItem = z.infer<typeof InboxItem>;

/** For superadmins of the portal's company, and for staff. */
export const companyInbox = {
  listInbox: defineEndpoint({
    method: 'GET',
    path: '/company/inbox/',
    access: 'user',
    summary: 'Lists messages and applications to the host’s company, newest first. A decided application is `done`.',
    query: z.strictObject({ state: InboxState.default('open'), ...cursorRange(INBOX_PAGE_SIZE) }),
    response: cursorPage(InboxItem).extend({ counters: z.object({ open: z.int(), done: z.int() }) }),
  }),
  changeInboxMessage: defineEndpoint({
    method: 'PATCH',
    path: '/company/inbox/{id}/',
    access: 'user',
    summary: 'Marks a message as done or open.',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ state: InboxState, ...SEEN }),
    response: InboxItem,
  }),
};
