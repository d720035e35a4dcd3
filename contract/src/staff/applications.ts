import {
  fileColumn,
  lineColumn,
  nullableColumn,
  enumColumn,
  referenceColumn,
  defineStaffTable,
  textColumn,
  timeColumn,
  uidColumn,
} from '../table.ts';

/** Statuses of an application. `invited`: it was converted to a relation. */
export const APPLICATION_STATUSES = ['open', 'shortlisted', 'invited', 'rejected'] as const;

/** Applications for jobs by people without a card on the market. */
export const requestApplications = defineStaffTable('request_applications', {
  row: {
    id: uidColumn(),
    status: enumColumn(APPLICATION_STATUSES),
    name: lineColumn(),
    email: lineColumn(),
    phone_number: lineColumn(),
    message: textColumn(),
    /** Questions, each followed by its answer. */
    answers: textColumn(),
    job: referenceColumn(),
    cv: nullableColumn(fileColumn()),
    /** The white-label company on whose portal or in whose widget the application was sent; null on the main portal. */
    company: nullableColumn(referenceColumn()),
    /** Origin of the partner's site; null when sent from a portal. */
    site: nullableColumn(lineColumn()),
    /** Consent text that the company requires and the applicant accepted. */
    consent: nullableColumn(textColumn()),
    /** Hidden fields sent by the partner's page, one per line. */
    hidden_fields: textColumn(),
    created: timeColumn(),
  },
  key: 'id',
  search: ['name', 'email', 'message'],
  filters: { status: 'any', company: 'any', cv: 'has', created: 'days' },
  sorts: ['-created', 'created', 'name'],
  counters: 'status',
  edit: [],
  cards: ['card_id'],
  bulk: [],
});
