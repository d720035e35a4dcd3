/** Nobody writes that deep: what walks through a text may call itself for each. */
export const NESTING_MAX = 30;
const INLINE = new Set(['strong', 'em', 'b', 'i', 'u', 'a']);
const HEADINGS = new Set(['h3', 'h4']);

/** A piece as `sanitizeRichText` leaves it: a tag, or text in which nothing can be one. */
const CLEAN =
  /<br \/>|<(\/?)(p|ul|ol|li|strong|em|b|i|u|h3|h4|blockquote|a(?: href="(?:https?:\/\/|mailto:)[\w.~:/?#@!$'()*+,;=%-]*" rel="nofollow noopener noreferrer" target="_blank")?)>|(?:[^<>&\0\r]|&(?:amp|lt|gt);)+/y;

/**
 * Whether rich text is already as `sanitizeRichText` leaves it, so that every read needs not take it apart: what was cleaned when it was saved
 * is. Of anything else it says no, also where nothing is wrong with it.
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

/** What a reader of HTML would close by itself, here or further out. */
function mayNotStandIn(name: string, open: string[]): boolean {
  const outer = open.slice(0, -1);
  return (
    (outer.includes('p') && !INLINE.has(name)) ||
    (name === 'a' && outer.includes('a')) ||
    (HEADINGS.has(name) && outer.some((each) => HEADINGS.has(each))) ||
    (name === 'li' && !/^[uo]l$/.test(outer.at(-1) ?? ''))
  );
}
