import type { ComponentChild } from 'preact';

const TAGS = new Set(['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'h3', 'h4', 'blockquote', 'a']);
const VOID = 'br';
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
  apos: "'",
};

/**
 * Converts sanitized HTML of the API to elements. Removes disallowed tags, and all attributes except the URLs of links.
 * Uses a custom parser, because Trusted Types on the page might forbid parsing HTML.
 */
export function richText(html: string): ComponentChild[] {
  const root: ComponentChild[] = [];
  const open: { tag: 'a'; props: object; children: ComponentChild[] }[] = [];
  const here = () => open.at(-1)?.children ?? root;
  const close = () => {
    const { tag: Tag, props, children } = open.pop()!;
    here().push(<Tag {...props}>{children}</Tag>);
  };
  /** Also closes elements that are still open inside the element. */
  const closeAll = (tag: string) => {
    for (let last = ''; last !== tag; close()) last = open.at(-1)!.tag;
  };
  for (const [, closing, name = '', rest = '', text] of html.matchAll(/<(\/?)([a-z]\w*)([^>]*)>|([^<]+|<)/gi)) {
    const tag = name.toLowerCase();
    if (text) here().push(decoded(text));
    else if (!TAGS.has(tag)) continue;
    else if (tag === VOID) here().push(<br />);
    else if (!closing) open.push({ tag: tag as 'a', props: tag === 'a' ? link(rest) : {}, children: [] });
    else if (open.some((element) => element.tag === tag)) closeAll(tag);
  }
  while (open.length > 0) close();
  return root;
}

function link(attributes: string): object {
  const href = decoded(/href="([^"]*)"/i.exec(attributes)?.[1] ?? '');
  if (!/^(https?:|mailto:)/i.test(href)) return {};
  return { href, target: '_blank', rel: 'nofollow noopener noreferrer', class: 'link' };
}

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
