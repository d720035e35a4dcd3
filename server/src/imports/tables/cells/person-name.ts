/** Converts `Petrova, Ana` to `Ana Petrova`. Other text is returned unchanged. */
export function wholeName(text: string): string {
  const [last, first, ...more] = text.split(',').map((part) => part.trim());
  return last &&
    first &&
    more.length === 0 &&
    [last, first].every((part) => /^[\p{Lu}][\p{L}\p{M}'’.\s-]{0,40}$/u.test(part))
    ? `${first} ${last}`
    : text;
}

const BETWEEN = [/\s*[|/•;\n]\s*/, /\s+[-–—]+\s+/, /\s*,\s*/, /\s*:\s+/];

/**
 * Splits `Ana Petrova, Go developer` and `Ana Petrova (Go developer)` into name and title. The title is empty if the
 * text contains only a name.
 */
export function nameAndTitle(text: string): { name: string; title: string } {
  const bracketed = /^([^()]+?)\s*\(([^()]+)\)$/.exec(text);
  if (bracketed) return { name: bracketed[1]!, title: bracketed[2]! };
  const between = BETWEEN.map((sign) => sign.exec(text)).find(Boolean);
  if (!between) return { name: text, title: '' };
  return { name: text.slice(0, between.index).trim(), title: text.slice(between.index + between[0].length).trim() };
}
