import { LEAD_TABLE_PAGES as LEADS } from '../sdr/places.ts';
import { ACCOUNT_TABLE_PAGES } from './places.ts';

const PLACED = [...Object.values(ACCOUNT_TABLE_PAGES), ...Object.values(LEADS)];

/** Links between the staff tables of people: accounts, leads, and attribution. */
export const PEOPLE = {
  label: 'Tables of people',
  tables: [
    ...PLACED.map(({ path, title }) => ({ to: path, label: title })),
    { to: '/admin-panel/ledger', label: 'Attribution' },
  ],
};
