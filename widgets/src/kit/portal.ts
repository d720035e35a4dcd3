let home = '';

/** Returns the origin of the portal for elements without the attribute `portal`; empty for the page's own origin. */
export function homePortal(): string {
  return home;
}

/** Sets the portal of the page. Can be called before or after elements are created. */
export function setHomePortal(origin: string): void {
  home = origin;
}
