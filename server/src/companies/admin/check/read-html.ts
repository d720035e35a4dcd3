import { Parser } from 'htmlparser2';

/** The readable content of a page or email. */
export interface ReadHtml {
  /** Null if the document has no title. */
  title: string | null;
  description: string | null;
  /** URL of the link preview image (`og:image`). */
  preview: string | null;
  icon: string | null;
  /** All visible text and text for screen readers: page content, alt attributes and structured data. */
  text: string;
  /** URLs of links and loaded resources. */
  addresses: string[];
}

/** Elements whose text is not readable content. */
const UNREAD = ['script', 'style', 'template'];
const SPOKEN = ['alt', 'title', 'aria-label', 'placeholder'];
const LEADING = ['href', 'src', 'action', 'content'];

export function readPageHtml(html: string): ReadHtml {
  const read: ReadHtml = { title: null, description: null, preview: null, icon: null, text: '', addresses: [] };
  const open: string[] = [];
  let isData = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      isData = name === 'script' && attributes['type'] === 'application/ld+json';
      const { content = '', href = '' } = attributes;
      if (name === 'meta') {
        const what = attributes['name'] ?? attributes['property'];
        if (what === 'description') read.description = content;
        if (what === 'og:image') read.preview = content;
        // The CSP nonce is not text.
        if (what && what !== 'csp-nonce') read.text += `${content}\n`;
      }
      if (name === 'link' && attributes['rel'] === 'icon') read.icon = href;
      for (const attribute of SPOKEN) if (attributes[attribute]) read.text += `${attributes[attribute]}\n`;
      for (const attribute of LEADING) {
        const value = attributes[attribute];
        if (value && /^(https?:|mailto:|\/\/)/i.test(value)) read.addresses.push(value);
      }
    },
    ontext(text) {
      if (open.at(-1) === 'title' && !open.includes('svg')) read.title = `${read.title ?? ''}${text}`;
      if (isData || !open.some((name) => UNREAD.includes(name))) read.text += text;
    },
    onclosetag() {
      if (open.pop() !== 'script') read.text += open.length > 0 && !read.text.endsWith('\n') ? '\n' : '';
      isData = false;
    },
  });
  parser.end(html);
  return read;
}
