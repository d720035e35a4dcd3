import { id, line, oneOf, ref, table, time } from '../table.ts';

/** Evidence that two cards describe the same person, strongest first. */
export const MATCHED_BY = ['email', 'phone', 'cv', 'name'] as const;
export type MatchedBy = (typeof MATCHED_BY)[number];

/** Attribution: the same person submitted by two accounts, and which account was first. Visible to staff only. */
export const ledger = table('ledger', {
  row: {
    id: id(),
    name: line(),
    matched: oneOf(MATCHED_BY),
    /** All matching evidence, comma-separated. */
    matches: line(),
    /** The account that submitted the person first, when, and the path of that card on the portal. */
    first: ref(),
    first_at: time(),
    first_card: line(),
    second: ref(),
    second_at: time(),
    second_card: line(),
  },
  key: 'id',
  search: ['name'],
  filters: { matched: 'any', first: 'any', second: 'any', second_at: 'days' },
  sorts: ['-second_at', 'second_at', 'name', '-name'],
  counters: 'matched',
  edit: [],
  bulk: [],
});
