import { lineColumn, moneyColumn, nullableColumn, defineStaffTable } from '../table.ts';
import { CARD_EDITS, cardFilters, cardRow } from './card-row.ts';

/** All requests (jobs) except drafts. */
export const requests = defineStaffTable('requests', {
  row: {
    ...cardRow,
    /** Company name as entered in the job. */
    company_name: nullableColumn(lineColumn()),
    city: nullableColumn(lineColumn()),
    region: nullableColumn(lineColumn()),
    hourly_min: nullableColumn(moneyColumn()),
    hourly_max: nullableColumn(moneyColumn()),
    monthly_min: nullableColumn(moneyColumn()),
    monthly_max: nullableColumn(moneyColumn()),
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
