import { id, line, nullable, oneOf, ref, table, text, time, version } from '../table.ts';

export const UPDATE_STATUSES = ['new', 'in_progress', 'done'] as const;

/** Kinds of events that staff should review. */
export const UPDATE_KINDS = [
  'registration',
  'contact_message',
  'account_deletion',
  'card',
  'relation',
  'card_contact',
  'application',
  'subscription',
  'import',
] as const;

/** The staff inbox. All moves of one relation are one entry with the latest state. */
export const updates = table('updates', {
  row: {
    id: id(),
    version: version(),
    kind: oneOf(UPDATE_KINDS),
    status: oneOf(UPDATE_STATUSES),
    /** What happened, and to whom or what. */
    title: line(),
    detail: text(),
    /** Address to reply to. */
    email: nullable(line()),
    /** Path of the object on the portal. */
    path: nullable(line()),
    /** The white-label company whose portal was used. */
    company: nullable(ref()),
    /** Who caused the latest change; null for visitors. */
    actor: nullable(ref()),
    /** The member of staff who handles the entry. */
    assignee: nullable(ref()),
    /** When the entry arrived, or came back after it was done. */
    created: time(),
    modified: time(),
  },
  key: 'id',
  search: ['title', 'detail', 'email'],
  filters: { status: 'any', kind: 'any', assignee: 'any', company: 'any', created: 'days' },
  sorts: ['-created', 'created', '-modified'],
  counters: 'status',
  edit: ['status', 'assignee'],
  bulk: ['status'],
});

export type UpdateStatus = (typeof UPDATE_STATUSES)[number];
export type UpdateKind = (typeof UPDATE_KINDS)[number];
