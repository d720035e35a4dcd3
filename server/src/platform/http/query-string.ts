/** What stands for a value that is not UTF-8: no well-formed text, so that validation refuses it by its name. */
const UNDECODABLE = '\uD800';

/** Reads `a=1&b=2`; a name that stands twice becomes a list, which no endpoint takes. */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  for (const pair of text.split('&').filter(Boolean)) {
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair)!;
    const key = decode(name);
    values.set(key, [...(values.get(key) ?? []), decode(value)]);
  }
  return Object.fromEntries([...values].map(([name, list]) => [name, list.length === 1 ? list[0]! : list]));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return UNDECODABLE;
  }
}
