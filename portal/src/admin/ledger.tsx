import { ledger } from '@crewdock/contract/staff/ledger';
import { shortDate } from '@crewdock/sdk/cards/date';
import BookUser from 'lucide-react/icons/book-user';
import { t } from '../i18n/translate.ts';
import { translateAll } from '../i18n/translateAll.ts';
import { staffPage } from '../table/staffPage.tsx';
import { linkPeopleTables } from './people/beside.ts';
import { LedgerDetail } from './ledger/LedgerDetail.tsx';
import { MATCHED_LABELS, formatMatchedFields } from './ledger/words.ts';
import * as messages from './messages.ts';

/** Staff table of people whom two accounts have submitted, and which account was first. */
export const { Component, loader } = staffPage(ledger, () => ({
  title: t(messages.ledgerTitle),
  path: '/admin-panel/ledger',
  noun: [t(messages.person), t(messages.people)],
  icon: BookUser,
  beside: linkPeopleTables(),
  nameOf: ({ name }) => name,
  columns: {
    name: { label: t(messages.personColumn), width: 200 },
    matched: {
      label: t(messages.matchedColumn),
      width: 200,
      values: translateAll(MATCHED_LABELS),
      cell: ({ matches }) => <span>{formatMatchedFields(matches)}</span>,
    },
    first: { label: t(messages.firstColumn), width: 240 },
    first_at: {
      label: t(messages.firstAtColumn),
      width: 130,
      cell: ({ first_at }) => <time dateTime={first_at}>{shortDate(first_at)}</time>,
    },
    second: { label: t(messages.secondColumn), width: 240 },
    second_at: {
      label: t(messages.secondAtColumn),
      width: 130,
      cell: ({ second_at }) => <time dateTime={second_at}>{shortDate(second_at)}</time>,
    },
  },
  phone: ['first', 'second'],
  start: {},
  empty: t(messages.ledgerEmpty),
  panel: (entry, { onClose }) => <LedgerDetail entry={entry} onClose={onClose} />,
}));
