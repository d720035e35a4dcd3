let count = 0;

/**
 * Returns a number that increases when this page sends a write request, and again when the response arrives. While the
 * number is unchanged, all changes on the server are made by others.
 */
export function countOwnWrites(): number {
  return count;
}

export function countOwnWrite(): void {
  count++;
}
