import { file, line, nullable, ref, table, text, time, uid } from '../table.ts';

/** Who applied for a job without a card on the market. */
export const requestApplications = table('request_applications', {
  row: {
    id: uid(),
    name: line(),
    email: line(),
    phone_number: line(),
    message: text(),
    job: ref(),
    cv: nullable(file()),
    /** The white-label company on whose portal or in whose widget it was written. */
    company: nullable(ref()),
    /** Origin of the partner's site, or null: it was written on a portal. */
    site: nullable(line()),
    created: time(),
  },
  key: 'id',
  search: ['name', 'email', 'message'],
  filters: { company: 'any', cv: 'has', created: 'days' },
  sorts: ['-created', 'created', 'name'],
  edit: [],
  bulk: [],
});
