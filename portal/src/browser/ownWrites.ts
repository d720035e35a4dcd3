let count = 0;

/**
 * Returns a number that increases when this page sends a write request, and again when the response arrives. If the
 * number is unchanged, all changes in between were made by others.
 */
export function countOwnWrites(): number {
  return count;
}

export function countOwnWrite(): void {
  count++;
}
