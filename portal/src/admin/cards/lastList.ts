import type { CardKind } from '@crewdock/contract/kinds';

/** Path of the staff table of talents or jobs, without filters. */
export function getStaffTablePath(kind: CardKind): string {
  return `/admin-panel/${kind}s`;
}

/**
 * Stores the table's current URL for the back link of a card's page. Uses session storage, so each browser tab has its
 * own value.
 */
export function storeTableUrl(kind: CardKind, address: string): void {
  try {
    sessionStorage.setItem(keyOf(kind), address);
  } catch {
    // Storage is blocked: the card's page then has no back link to the filtered table.
  }
}

/** The stored URL of the table; null if there is none or storage is blocked. */
export function lastList(kind: CardKind): string | null {
  try {
    const address = sessionStorage.getItem(keyOf(kind));
    return address?.startsWith(`${getStaffTablePath(kind)}?`) ? address : null;
  } catch {
    return null;
  }
}

function keyOf(kind: CardKind): string {
  return `staff ${kind}s`;
}
