import { ledger } from '@crewdock/contract/staff/ledger';
import { shortDate } from '@crewdock/sdk/cards/date';
import BookUser from 'lucide-react/icons/book-user';
import { staffPage } from '../table/staffPage.tsx';
import { PEOPLE } from './people/beside.ts';
import { LedgerDetail } from './ledger/LedgerDetail.tsx';
import { MATCHED_LABELS, formatMatchedFields } from './ledger/words.ts';

/** Staff table of people whom two accounts have submitted, and which account was first. */
export const { Component, loader } = staffPage(ledger, {
  title: 'Ledger',
  path: '/admin-panel/ledger',
  noun: ['person', 'people'],
  icon: BookUser,
  beside: PEOPLE,
  nameOf: ({ name }) => name,
  columns: {
    name: { label: 'Person', width: 200 },
    matched: {
      label: 'Matched by',
      width: 200,
      values: MATCHED_LABELS,
      cell: ({ matches }) => <span>{formatMatchedFields(matches)}</span>,
    },
    first: { label: 'Brought first by', width: 240 },
    first_at: {
      label: 'First',
      width: 130,
      cell: ({ first_at }) => <time dateTime={first_at}>{shortDate(first_at)}</time>,
    },
    second: { label: 'Brought again by', width: 240 },
    second_at: {
      label: 'Again',
      width: 130,
      cell: ({ second_at }) => <time dateTime={second_at}>{shortDate(second_at)}</time>,
    },
  },
  phone: ['first', 'second'],
  start: {},
  empty: 'Somebody whom two accounts bring stands here, found by e-mail, phone, CV, or name with employer and skills.',
  panel: (entry, { onClose }) => <LedgerDetail entry={entry} onClose={onClose} />,
});
