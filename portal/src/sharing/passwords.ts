/** Passwords entered for links; in memory only. */
const typed = new Map<string, string>();

/**
 * The tag in a link's last path segment, or null: `914200375816` in `48213-7-914200375816-senior-developer` and in
 * `914200375-914200375816-people`.
 */
export function parseShareTag(key: string): string | null {
  return /^\d+-\d+-(\d+)(?=-|$)/.exec(key)?.[1] ?? /^\d{9}-(\d{12})(?=-|$)/.exec(key)?.[1] ?? null;
}

/** Body for opening a link: the password, if one was entered. */
export function bodyFor(key: string): { password?: string } {
  const password = typed.get(parseShareTag(key) ?? '');
  return password === undefined ? {} : { password };
}

/** The same for a visit, with the referring site. */
export function visitFor(key: string): { password?: string; referrer?: string } {
  const referrer = siteOf(document.referrer);
  return { ...bodyFor(key), ...(referrer !== null && { referrer }) };
}

/** The host of another site's page, or null. */
function siteOf(page: string): string | null {
  const host = URL.parse(page)?.hostname;
  return host && host !== location.hostname && /^[a-z0-9.-]{1,253}$/.test(host) ? host : null;
}

/** Stores the password of a link, also used for the cards of a shared list; undefined removes it. */
export function keepPassword(key: string, password: string | undefined): void {
  const tag = parseShareTag(key) ?? '';
  if (password === undefined) typed.delete(tag);
  else typed.set(tag, password);
}
