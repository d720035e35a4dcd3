import { atom } from 'nanostores';

/** The edit that was refused last, until something is edited again or it is put away. */
export interface Refused {
  table: string;
  key: string;
  column: string;
  reason: string;
}

export const $refused = atom<Refused | null>(null);
