import { file, line, nullable, oneOf, ref, table, text, time, uid } from '../table.ts';

/** Status of an application: undecided, on the shortlist, turned into a relation, or rejected. */
export const APPLICATION_STATUSES = ['open', 'shortlisted', 'invited', 'rejected'] as const;

/** Applications for jobs by people without a card on the market. */
export const requestApplications = table('request_applications', {
  row: {
    id: uid(),
    status: oneOf(APPLICATION_STATUSES),
    name: line(),
    email: line(),
    phone_number: line(),
    message: text(),
    /** Each question, followed by its answer. */
    answers: text(),
    job: ref(),
    cv: nullable(file()),
    /** The white-label company on whose portal or in whose widget the application was sent; null on the main portal. */
    company: nullable(ref()),
    /** Origin of the partner's site; null when sent from a portal. */
    site: nullable(line()),
    /** The company's consent text that the applicant agreed to. */
    consent: nullable(text()),
    /** Hidden fields sent by the partner's page, one per line. */
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
