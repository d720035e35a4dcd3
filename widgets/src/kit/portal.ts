let home = '';

/** Origin of the portal that serves elements without a `portal` attribute; empty is the page's own. */
export function homePortal(): string {
  return home;
}

/** Says it once for the page, before or after elements are there. */
export function setHomePortal(origin: string): void {
  home = origin;
}
