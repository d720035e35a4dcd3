import { type ChildNode, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** A run of text with the same formatting. */
export interface FormattedText {
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  url?: string;
}

/** A paragraph, heading, quote or list item of a summary. */
export interface SummaryBlock {
  kind: 'paragraph' | 'heading' | 'quote' | 'item';
  runs: FormattedText[];
  /** Bullet or number of a list item. */
  marker?: string;
  /** Nesting level of a list item, from 0. */
  depth?: number;
}

type Look = Omit<FormattedText, 'text'>;
type Place = Omit<SummaryBlock, 'runs'>;

/**
 * Maximum number of blocks. Further blocks become lines of existing blocks, because layout time grows faster than
 * linearly with the number of blocks.
 */
const BLOCKS_MAX = 250;
const LINES_MAX = 12;

/** Converts a sanitized summary to blocks. Omits empty blocks. */
export function toCvBlocks(html: string): SummaryBlock[] {
  const blocks: SummaryBlock[] = [];
  let open: SummaryBlock | undefined;
  const begin = (place: Place) => {
    open = { ...place, runs: [] };
    blocks.push(open);
  };
  const write = (text: string, look: Look, place: Place) => {
    if (!open && text.trim() === '') return;
    if (!open) begin(place);
    open!.runs.push({ text, ...look });
  };
  const walk = (nodes: ChildNode[], look: Look, place: Place): void => {
    let number = 0;
    for (const node of nodes) {
      if (isText(node)) write(node.data.replaceAll(/\s+/g, ' '), look, place);
      if (!isTag(node)) continue;
      const inside = { ...look, ...LOOKS[node.name], ...(node.name === 'a' && link(node.attribs.href)) };
      if (node.name === 'br') write('\n', look, place);
      else if (node.name === 'ul' || node.name === 'ol') {
        open = undefined;
        const list = { kind: 'item', depth: place.depth === undefined ? 0 : place.depth + 1 } as const;
        walk(node.children, look, { ...list, marker: node.name === 'ol' ? '1.' : '•' });
        open = undefined;
      } else if (node.name === 'li') {
        number += 1;
        const marker = place.marker?.endsWith('.') ? `${number}.` : '•';
        begin({ kind: 'item', depth: place.depth ?? 0, marker });
        walk(node.children, look, { kind: 'item', depth: place.depth ?? 0 });
        open = undefined;
      } else if (node.name in KINDS) {
        const kind = place.kind === 'item' ? 'item' : KINDS[node.name]!;
        // The first paragraph of a list item continues the block that has the marker.
        if (!(open && place.kind === 'item' && open.runs.length === 0)) begin({ ...place, kind });
        walk(node.children, inside, { ...place, kind });
        open = undefined;
      } else walk(node.children, inside, place);
    }
  };
  walk(parseDocument(html).children, {}, { kind: 'paragraph' });
  return joined(
    blocks.map(trimmed).filter(({ runs }) => runs.length > 0),
    BLOCKS_MAX,
  );
}

/** Converts plain text to blocks: each line is a paragraph, or a list item if it starts with a bullet. */
export function linesAsBlocks(text: string): SummaryBlock[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return joined(
    lines.map((line) => {
      const entry = /^[-*•–]\s+(.+)/u.exec(line)?.[1];
      return entry
        ? { kind: 'item', marker: '•', depth: 0, runs: [{ text: entry }] }
        : { kind: 'paragraph', runs: [{ text: line }] };
    }),
    LINES_MAX,
  );
}

const LOOKS: Record<string, Look> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
};

const KINDS: Record<string, SummaryBlock['kind']> = {
  p: 'paragraph',
  h3: 'heading',
  h4: 'heading',
  blockquote: 'quote',
};

function link(url: string | undefined): Look {
  return url && /^(https?|mailto):/i.test(url) ? { url, underline: true } : {};
}

function joined(blocks: SummaryBlock[], max: number): SummaryBlock[] {
  if (blocks.length <= max) return blocks;
  const rest = blocks.slice(max - 1);
  const runs = rest.flatMap(({ runs: line }, at) => (at === 0 ? line : [{ text: '\n' }, ...line]));
  return [...blocks.slice(0, max - 1), { kind: 'paragraph', runs }];
}

/** Removes whitespace at the start and end of a block. */
function trimmed(block: SummaryBlock): SummaryBlock {
  const runs = block.runs.map((run) => ({ ...run }));
  while (runs[0] && (runs[0].text = runs[0].text.trimStart()) === '') runs.shift();
  while (runs.at(-1) && (runs.at(-1)!.text = runs.at(-1)!.text.trimEnd()) === '') runs.pop();
  return { ...block, runs };
}
