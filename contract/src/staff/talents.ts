import { flagColumn, lineColumn, moneyColumn, nullableColumn, referenceColumn, defineStaffTable } from '../table.ts';
import { CARD_EDITS, cardFilters, cardRow } from './card-row.ts';

/** All talents except drafts. */
export const talents = defineStaffTable('talents', {
  row: {
    ...cardRow,
    name: lineColumn(),
    country: nullableColumn(referenceColumn()),
    hourly_rate: nullableColumn(moneyColumn()),
    monthly_rate: nullableColumn(moneyColumn()),
    /** Whether the talent is visible to clients but not reviewed by staff. */
    needs_screening: flagColumn(),
  },
  key: 'id',
  search: ['name', 'title'],
  filters: { ...cardFilters, country: 'any', hourly_rate: 'range', needs_screening: 'holds' },
  sorts: ['-modified', 'modified', '-created', 'created', 'name', '-name', 'priority', '-priority'],
  counters: 'processing',
  edit: CARD_EDITS,
  bulk: CARD_EDITS,
  cards: ['card_id', 'for', 'all_for'],
  hasOwnLookups: true,
  mails: ['name', 'title', 'status', 'manager'],
});
