import { idColumn, lineColumn, enumColumn, referenceColumn, defineStaffTable, timeColumn } from '../table.ts';

/** Evidence that two cards describe the same person, strongest first. */
export const MATCHED_BY = ['email', 'phone', 'cv', 'name'] as const;
export type MatchedBy = (typeof MATCHED_BY)[number];

/** Attribution: people submitted by two accounts, and the account that submitted them first. Visible to staff only. */
export const ledger = defineStaffTable('ledger', {
  row: {
    id: idColumn(),
    name: lineColumn(),
    matched: enumColumn(MATCHED_BY),
    /** All kinds of evidence, comma-separated. */
    matches: lineColumn(),
    /** The account that submitted the person first, the time, and the card's path on the portal. */
    first: referenceColumn(),
    first_at: timeColumn(),
    first_card: lineColumn(),
    second: referenceColumn(),
    second_at: timeColumn(),
    second_card: lineColumn(),
  },
  key: 'id',
  search: ['name'],
  filters: { matched: 'any', first: 'any', second: 'any', second_at: 'days' },
  sorts: ['-second_at', 'second_at', 'name', '-name'],
  counters: 'matched',
  edit: [],
  bulk: [],
});
