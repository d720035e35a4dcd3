import {
  idColumn,
  lineColumn,
  nullableColumn,
  enumColumn,
  referenceColumn,
  defineStaffTable,
  textColumn,
  timeColumn,
  versionColumn,
} from '../table.ts';

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
export const updates = defineStaffTable('updates', {
  row: {
    id: idColumn(),
    version: versionColumn(),
    kind: enumColumn(UPDATE_KINDS),
    status: enumColumn(UPDATE_STATUSES),
    /** What happened, and to whom or what. */
    title: lineColumn(),
    detail: textColumn(),
    /** Address to reply to. */
    email: nullableColumn(lineColumn()),
    /** Path of the object on the portal. */
    path: nullableColumn(lineColumn()),
    /** The white-label company whose portal was used. */
    company: nullableColumn(referenceColumn()),
    /** Who caused the latest change; null for visitors. */
    actor: nullableColumn(referenceColumn()),
    /** The member of staff who handles the entry. */
    assignee: nullableColumn(referenceColumn()),
    /** When the entry arrived, or came back after it was done. */
    created: timeColumn(),
    modified: timeColumn(),
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
