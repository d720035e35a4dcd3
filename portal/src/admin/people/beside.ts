import { t } from '../../i18n/translate.ts';
import { LEAD_TABLE_PAGES as LEADS } from '../sdr/places.ts';
import * as messages from './messages.ts';
import { ACCOUNT_TABLE_PAGES } from './places.ts';

const PLACED = [...Object.values(ACCOUNT_TABLE_PAGES), ...Object.values(LEADS)];

/** Links between the staff tables of people: accounts, leads, and attribution. */
export function linkPeopleTables() {
  return {
    label: t(messages.peopleTables),
    tables: [
      ...PLACED.map(({ path, title }) => ({ to: path, label: t(title) })),
      { to: '/admin-panel/ledger', label: t(messages.ledgerTab) },
    ],
  };
}
