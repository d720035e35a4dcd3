/**
 * Placeholder for a value that is not valid UTF-8: a lone surrogate, so that validation rejects the value and names the
 * field.
 */
const UNDECODABLE = '\uD800';

/** Parses a query string. A repeated name becomes a list, which no endpoint accepts. */
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
