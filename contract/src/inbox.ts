import { z } from 'zod';
import { ReceivedApplication } from './applications.ts';
import { defineEndpoint } from './endpoint.ts';
import { Id, wholeNumber } from './fields.ts';
import { CARD_KINDS } from './kinds.ts';
import { INBOX_WATCH_MAX_SECONDS, LONGEST_PAGE } from './limits.ts';
import { cursorPage, cursorRange } from './page.ts';
import { RelatedRequest, RelatedTalent } from './relations.ts';
import { Resource } from './resources.ts';
import { Verdict } from './verdicts.ts';

const OWN_INBOX_PAGE_SIZE = 50;

/** Identifies an inbox entry: its type and the id of its object, as in `relation:17`. */
const EntryKey = z.string().regex(/^(relation|application|verdict|interview|resource):[\w-]{1,40}$/, 'must be a key');

/** The requester's card that an entry is about. `path`: its page for people who may edit it. */
const OwnCard = z.object({ kind: z.enum(CARD_KINDS), id: Id, title: z.string(), path: z.string() });
export type InboxOwnCard = z.infer<typeof OwnCard>;

const common = { key: z.string(), since: z.iso.datetime() };
const Related = z.union([RelatedTalent, RelatedRequest]);

/** An object that needs the requester's answer. `since`: when it first needed the answer. */
export const InboxEntry = z.discriminatedUnion('type', [
  /** A proposal to confirm or reject. */
  z.object({ type: z.literal('relation'), ...common, own: OwnCard, related: Related }),
  /** An application without a decision. */
  z.object({ type: z.literal('application'), ...common, own: OwnCard, application: ReceivedApplication }),
  /** Times offered for an interview, of which the talent's side picks one. */
  z.object({
    type: z.literal('interview'),
    ...common,
    own: OwnCard,
    related: Related,
    minutes: z.int(),
    /** Number of offered times in the future, and the first of them. */
    times: z.int(),
    first_time: z.iso.datetime(),
  }),
  /** A visitor's unread verdict. */
  z.object({
    type: z.literal('verdict'),
    ...common,
    verdict: Verdict,
    /** The shared card or list; `path` is its page in the requester's area. */
    shared: z.object({ kind: z.enum([...CARD_KINDS, 'list']), name: z.string(), path: z.string() }),
  }),
  /** An available resource whose availability expires soon or has expired. */
  z.object({ type: z.literal('resource'), ...common, resource: Resource }),
]);
export type InboxEntry = z.infer<typeof InboxEntry>;
export type InboxEntryType = InboxEntry['type'];

const Keys = z.array(EntryKey).min(1).max(LONGEST_PAGE);
/** `newest`: when the newest entry started to wait; null without entries. */
const InboxCount = z.object({ count: z.int().min(0), newest: z.iso.datetime().nullable() });
export type InboxCount = z.infer<typeof InboxCount>;

const Counted = z.object({ count: z.int() });

/** Everything that needs the requester's answer. `Session.inbox_count` is the number of its entries. */
export const inbox = {
  listOwnInbox: defineEndpoint({
    method: 'GET',
    path: '/inbox/',
    access: 'user',
    summary:
      'Lists what needs the requester’s answer, oldest first: proposals, applications, interview offers, verdicts and available resources. On a company’s portal also for the cards of the company that the requester may edit.',
    query: z.strictObject(cursorRange(OWN_INBOX_PAGE_SIZE)),
    response: cursorPage(InboxEntry),
  }),
  watchInbox: defineEndpoint({
    method: 'GET',
    path: '/inbox/events/',
    access: 'user',
    summary:
      'Streams the number of entries in the requester’s inbox and the time of the newest one: at once and whenever they change, for the given number of seconds.',
    query: z.strictObject({ seconds: wholeNumber(0, INBOX_WATCH_MAX_SECONDS).default(0) }),
    answer: 'stream',
    event: InboxCount,
  }),
  postponeInboxEntries: defineEndpoint({
    method: 'POST',
    path: '/inbox/later/',
    access: 'user',
    summary:
      'Hides entries from the requester’s inbox until tomorrow, or shows hidden entries again. Changes nothing if one of them isn’t in the inbox.',
    body: z.strictObject({ keys: Keys, is_later: z.boolean() }),
    response: Counted,
  }),
  markVerdicts: defineEndpoint({
    method: 'POST',
    path: '/inbox/verdicts/',
    access: 'user',
    summary:
      'Marks verdicts as read or unread, for everybody who may edit the shared card. Changes nothing if one of them isn’t the requester’s.',
    body: z.strictObject({ keys: Keys, is_read: z.boolean() }),
    response: Counted,
  }),
};
