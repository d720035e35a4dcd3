/** Returns the URL to open after a form is sent; undefined if there is none or it is invalid. */
export function getRedirectUrl(host: HTMLElement): string | undefined {
  const written = host.getAttribute('redirect-url');
  if (!written || !URL.canParse(written, document.baseURI)) return undefined;
  const { href } = new URL(written, document.baseURI);
  // Prevents script URLs.
  return /^https?:/.test(href) ? href : undefined;
}

/** Opens the redirect URL in the window or frame of the form. */
export function leadOn(host: HTMLElement): void {
  const address = getRedirectUrl(host);
  if (address) location.assign(address);
}
