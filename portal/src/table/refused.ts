import { atom } from 'nanostores';

/** The last rejected edit; cleared by the next edit or when the note is dismissed. */
export interface Refused {
  table: string;
  key: string;
  column: string;
  reason: string;
}

export const $refused = atom<Refused | null>(null);
