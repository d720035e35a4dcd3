/** What was typed for links with a tag, until the page is left: nothing of it is stored. */
const typed = new Map<string, string>();

/** The tag in a link's last part, or null: `914200375816` of `48213-7-914200375816-senior-developer` and of `914200375-914200375816-people`. */
export function tagOf(key: string): string | null {
  return /^\d+-\d+-(\d+)(?=-|$)/.exec(key)?.[1] ?? /^\d{9}-(\d{12})(?=-|$)/.exec(key)?.[1] ?? null;
}

/** What opens a link: its password, where one was typed. */
export function bodyFor(key: string): { password?: string } {
  const password = typed.get(tagOf(key) ?? '');
  return password === undefined ? {} : { password };
}

/** The same from somebody who comes, with the site that led here. */
export function visitFor(key: string): { password?: string; referrer?: string } {
  const referrer = siteOf(document.referrer);
  return { ...bodyFor(key), ...(referrer !== null && { referrer }) };
}

/** The host of another site's page. */
function siteOf(page: string): string | null {
  const host = URL.parse(page)?.hostname;
  return host && host !== location.hostname && /^[a-z0-9.-]{1,253}$/.test(host) ? host : null;
}

/** Keeps a password for its link, and for the cards of a shared list; undefined: none. */
export function keepPassword(key: string, password: string | undefined): void {
  const tag = tagOf(key) ?? '';
  if (password === undefined) typed.delete(tag);
  else typed.set(tag, password);
}
