import { file, line, nullable, oneOf, ref, table, text, time, uid } from '../table.ts';

/** Where an application stands: undecided, in the closer choice, a relation, or turned down. */
export const APPLICATION_STATUSES = ['open', 'shortlisted', 'invited', 'rejected'] as const;

/** Who applied for a job without a card on the market. */
export const requestApplications = table('request_applications', {
  row: {
    id: uid(),
    status: oneOf(APPLICATION_STATUSES),
    name: line(),
    email: line(),
    phone_number: line(),
    message: text(),
    /** Each question with what was answered below it. */
    answers: text(),
    job: ref(),
    cv: nullable(file()),
    /** The white-label company on whose portal or in whose widget it was written. */
    company: nullable(ref()),
    /** Origin of the partner's site, or null: it was written on a portal. */
    site: nullable(line()),
    /** The company's words that were agreed to. */
    consent: nullable(text()),
    /** What the partner's page sent along, a line each. */
    hidden_fields: text(),
    created: time(),
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
