let first = true;

/**
 * While the document itself loads, loaders wait for their data, so that the page comes back whole and at its scroll
 * position; later they only start the request and the page shows what it has.
 */
export function isFirstLoad(): boolean {
  return first;
}

export function endFirstLoad(): void {
  first = false;
}
