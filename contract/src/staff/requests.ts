import { line, money, nullable, table } from '../table.ts';
import { CARD_EDITS, cardFilters, cardRow } from './card-row.ts';

/** All requests (jobs) except drafts. */
export const requests = table('requests', {
  row: {
    ...cardRow,
    /** The company name given in the job. */
    company_name: nullable(line()),
    hourly_min: nullable(money()),
    hourly_max: nullable(money()),
    monthly_min: nullable(money()),
    monthly_max: nullable(money()),
  },
  key: 'id',
  search: ['title', 'company_name'],
  filters: { ...cardFilters, hourly_max: 'range' },
  sorts: ['-modified', 'modified', '-created', 'created', 'title', '-title', 'priority', '-priority'],
  counters: 'processing',
  edit: CARD_EDITS,
  bulk: CARD_EDITS,
  cards: ['card_id', 'for', 'all_for'],
  hasOwnLookups: true,
  mails: ['title', 'company_name', 'status', 'manager'],
});
