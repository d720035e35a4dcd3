import { flag, line, money, nullable, ref, table } from '../table.ts';
import { CARD_EDITS, cardFilters, cardRow } from './card-row.ts';

/** All talents except drafts. */
export const talents = table('talents', {
  row: {
    ...cardRow,
    name: line(),
    country: nullable(ref()),
    hourly_rate: nullable(money()),
    monthly_rate: nullable(money()),
    /** Visible to clients, and not reviewed by staff. */
    needs_screening: flag(),
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
