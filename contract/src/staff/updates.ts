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

/** Kinds of events for review by staff. */
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

/** The staff inbox. All changes of a relation share one entry, which shows the latest state. */
export const updates = defineStaffTable('updates', {
  row: {
    id: idColumn(),
    version: versionColumn(),
    kind: enumColumn(UPDATE_KINDS),
    status: enumColumn(UPDATE_STATUSES),
    /** Short description of the event, with the person or object. */
    title: lineColumn(),
    detail: textColumn(),
    /** Email address for a reply. */
    email: nullableColumn(lineColumn()),
    /** Path of the affected object on the portal. */
    path: nullableColumn(lineColumn()),
    /** The white-label company of the portal on which the event happened. */
    company: nullableColumn(referenceColumn()),
    /** The user who caused the latest change; null for visitors. */
    actor: nullableColumn(referenceColumn()),
    /** The staff member who handles the entry. */
    assignee: nullableColumn(referenceColumn()),
    /** When the entry arrived, or when it was reopened after it was done. */
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
