/** Entered passwords by tag, in memory only. */
const typed = new Map<string, string>();

/**
 * Returns the tag in the last path segment of a link, or null: `914200375816` in
 * `48213-7-914200375816-senior-developer` and in `914200375-914200375816-people`.
 */
export function parseShareTag(key: string): string | null {
  return /^\d+-\d+-(\d+)(?=-|$)/.exec(key)?.[1] ?? /^\d{9}-(\d{12})(?=-|$)/.exec(key)?.[1] ?? null;
}

/** Returns the request body for opening a link: the entered password, if any. */
export function bodyFor(key: string): { password?: string } {
  const password = typed.get(parseShareTag(key) ?? '');
  return password === undefined ? {} : { password };
}

/** Returns the request body for counting a visit of a link: the entered password, if any, and the referring site. */
export function visitFor(key: string): { password?: string; referrer?: string } {
  const referrer = siteOf(document.referrer);
  return { ...bodyFor(key), ...(referrer !== null && { referrer }) };
}

/** Returns the host of a page on another site; null for pages of this site and invalid URLs. */
function siteOf(page: string): string | null {
  const host = URL.parse(page)?.hostname;
  return host && host !== location.hostname && /^[a-z0-9.-]{1,253}$/.test(host) ? host : null;
}

/** Stores the password of a link, which also applies to the cards of a shared list. Undefined removes the password. */
export function keepPassword(key: string, password: string | undefined): void {
  const tag = parseShareTag(key) ?? '';
  if (password === undefined) typed.delete(tag);
  else typed.set(tag, password);
}
