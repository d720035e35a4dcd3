let count = 0;

/**
 * A number that increases whenever this page sends a write and whenever one is answered: between two equal numbers, all
 * changes were made by others.
 */
export function countOwnWrites(): number {
  return count;
}

export function countOwnWrite(): void {
  count++;
}
