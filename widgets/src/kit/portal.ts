let home = '';

/** Origin of the portal for elements without a `portal` attribute; empty means the page's own origin. */
export function homePortal(): string {
  return home;
}

/** Sets the portal for the page. Can be called before or after elements exist. */
export function setHomePortal(origin: string): void {
  home = origin;
}
