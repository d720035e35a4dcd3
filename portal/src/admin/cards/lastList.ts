import type { CardKind } from '@crewdock/contract/kinds';

/** Path of the staff table of talents or jobs, without filters. */
export function getStaffTablePath(kind: CardKind): string {
  return `/admin-panel/${kind}s`;
}

/** Stores the table's current URL for the back link of a card's page; per browser tab. */
export function storeTableUrl(kind: CardKind, address: string): void {
  try {
    sessionStorage.setItem(keyOf(kind), address);
  } catch {
    // Storage is blocked: the card's page then has no back link to the filtered table.
  }
}

/** The stored URL of the table, or null. */
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
