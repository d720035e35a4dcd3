import { PLACES as LEADS } from '../sdr/places.ts';
import { PLACES } from './places.ts';

const PLACED = [...Object.values(PLACES), ...Object.values(LEADS)];

/** Navigation between the tables of people: accounts, leads, and attribution. */
export const PEOPLE = {
  label: 'Tables of people',
  tables: [
    ...PLACED.map(({ path, title }) => ({ to: path, label: title })),
    { to: '/admin-panel/ledger', label: 'Ledger' },
  ],
};
