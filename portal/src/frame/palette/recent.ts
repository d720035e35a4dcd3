import { browserStorage } from '../../browser/storage.ts';
import { $session } from '../../session/session.ts';

export interface Recent {
  to: string;
  label: string;
}

const MOST = 6;

/** Reads the destinations that were opened with the palette in this browser, latest first. */
export function readRecentDestinations(): Recent[] {
  try {
    return JSON.parse(browserStorage.get(keyOf()) ?? '[]') as Recent[];
  } catch {
    return [];
  }
}

export function storeRecentDestination(gone: Recent): void {
  const others = readRecentDestinations().filter(({ to }) => to !== gone.to);
  browserStorage.set(keyOf(), JSON.stringify([gone, ...others].slice(0, MOST)));
}

/** Returns the storage key. Each user has a separate list. */
function keyOf(): string {
  return `recent ${$session.get()?.uid}`;
}
