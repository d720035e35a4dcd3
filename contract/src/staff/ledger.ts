import { id, line, oneOf, ref, table, time } from '../table.ts';

/** By what two cards are known to be about the same person, the surest first. */
export const MATCHED_BY = ['email', 'phone', 'cv', 'name'] as const;
export type MatchedBy = (typeof MATCHED_BY)[number];

/** The same person brought by two accounts: who was first. Nobody but staff is told. */
export const ledger = table('ledger', {
  row: {
    id: id(),
    name: line(),
    matched: oneOf(MATCHED_BY),
    /** All that matched, comma-separated. */
    matches: line(),
    /** The account that brought them first, when, and as which card: its place in the portal. */
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
