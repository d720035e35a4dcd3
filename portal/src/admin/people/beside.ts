import { PLACES as LEADS } from '../sdr/places.ts';
import { PLACES } from './places.ts';

const PLACED = [...Object.values(PLACES), ...Object.values(LEADS)];

/** The tables of people: those with accounts, leads, and who brought whom first. */
export const PEOPLE = {
  label: 'Tables of people',
  tables: [
    ...PLACED.map(({ path, title }) => ({ to: path, label: title })),
    { to: '/admin-panel/ledger', label: 'Ledger' },
  ],
};
