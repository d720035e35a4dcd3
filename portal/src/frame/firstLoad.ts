let first = true;

/**
 * Whether the first page of the document is still loading. Loaders then wait for their data, so that a reload restores
 * the complete page and its scroll position. Later, loaders only start their requests, and the page shows cached data.
 */
export function isFirstLoad(): boolean {
  return first;
}

export function endFirstLoad(): void {
  first = false;
}
