/** URL to open after a form is sent; undefined when none or no valid page URL is set. */
export function getRedirectUrl(host: HTMLElement): string | undefined {
  const written = host.getAttribute('redirect-url');
  if (!written || !URL.canParse(written, document.baseURI)) return undefined;
  const { href } = new URL(written, document.baseURI);
  // Guards against script URLs.
  return /^https?:/.test(href) ? href : undefined;
}

/** Opens the URL in the form's window or frame. */
export function leadOn(host: HTMLElement): void {
  const address = getRedirectUrl(host);
  if (address) location.assign(address);
}
