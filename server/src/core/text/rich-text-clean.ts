/** Maximum nesting depth: more than real content needs. Limits the depth of recursive functions that process it. */
export const NESTING_MAX = 30;
const INLINE = new Set(['strong', 'em', 'b', 'i', 'u', 'a']);
const HEADINGS = new Set(['h3', 'h4']);

/** Matches one token of sanitized HTML: an allowed tag, or text that cannot contain a tag. */
const CLEAN =
  /<br \/>|<(\/?)(p|ul|ol|li|strong|em|b|i|u|h3|h4|blockquote|a(?: href="(?:https?:\/\/|mailto:)[\w.~:/?#@!$'()*+,;=%-]*" rel="nofollow noopener noreferrer" target="_blank")?)>|(?:[^<>&\0\r]|&(?:amp|lt|gt);)+/y;

/**
 * Returns whether rich text already has the form that `sanitizeRichText` returns. Rich text is sanitized when it is
 * saved, so most reads do not need the full parser. May return false for clean text.
 */
export function isClean(html: string): boolean {
  const open: string[] = [];
  for (CLEAN.lastIndex = 0; CLEAN.lastIndex < html.length;) {
    const piece = CLEAN.exec(html);
    if (!piece) return false;
    const [, end, tag] = piece;
    if (tag === undefined) continue;
    const name = tag[0] === 'a' ? 'a' : tag;
    if (end) {
      if (open.pop() !== name || tag !== name) return false;
    } else if (tag === 'a' || open.push(name) > NESTING_MAX || mayNotStandIn(name, open)) return false;
  }
  return open.length === 0;
}

/** Returns whether an HTML parser would implicitly close an outer element because of this element. */
function mayNotStandIn(name: string, open: string[]): boolean {
  const outer = open.slice(0, -1);
  return (
    (outer.includes('p') && !INLINE.has(name)) ||
    (name === 'a' && outer.includes('a')) ||
    (HEADINGS.has(name) && outer.some((each) => HEADINGS.has(each))) ||
    (name === 'li' && !/^[uo]l$/.test(outer.at(-1) ?? ''))
  );
}
