import type { CardKind } from '@crewdock/contract/kinds';

/** Where a kind's table stands. */
export function placeOf(kind: CardKind): string {
  return `/admin-panel/${kind}s`;
}

/** Keeps, while the tab lives, how the table was looked at from which a card was opened. */
export function keepList(kind: CardKind, address: string): void {
  try {
    sessionStorage.setItem(keyOf(kind), address);
  } catch {
    // Blocked: the card's page stands by itself.
  }
}

/** The address of the table as it was looked at last; null where it wasn't. */
export function lastList(kind: CardKind): string | null {
  try {
    const address = sessionStorage.getItem(keyOf(kind));
    return address?.startsWith(`${placeOf(kind)}?`) ? address : null;
  } catch {
    return null;
  }
}

function keyOf(kind: CardKind): string {
  return `staff ${kind}s`;
}
