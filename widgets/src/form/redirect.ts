/** Where a page wants its visitors to be led once a form is sent; undefined where it says nothing, or no address of a page. */
export function redirectOf(host: HTMLElement): string | undefined {
  const written = host.getAttribute('redirect-url');
  if (!written || !URL.canParse(written, document.baseURI)) return undefined;
  const { href } = new URL(written, document.baseURI);
  // Whatever the page says, it is no script.
  return /^https?:/.test(href) ? href : undefined;
}

/** Leads there, in the window or the frame in which the form stands. */
export function leadOn(host: HTMLElement): void {
  const address = redirectOf(host);
  if (address) location.assign(address);
}
