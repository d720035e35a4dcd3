import { storage } from '../../browser/storage.ts';
import { $session } from '../../session/session.ts';

/** A recently opened destination. */
export interface Recent {
  to: string;
  label: string;
}

const MOST = 6;

/** Destinations opened by the palette in this browser, latest first. */
export function recents(): Recent[] {
  try {
    return JSON.parse(storage.get(keyOf()) ?? '[]') as Recent[];
  } catch {
    return [];
  }
}

export function remember(gone: Recent): void {
  const others = recents().filter(({ to }) => to !== gone.to);
  storage.set(keyOf(), JSON.stringify([gone, ...others].slice(0, MOST)));
}

/** Stored per user. */
function keyOf(): string {
  return `recent ${$session.get()?.uid}`;
}
