/** A block of the Markdown subset that docs/partners uses. */
export type MarkdownBlock =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] };

/** Inline content of a block: text, code, or a link. */
export type MarkdownInline = { text: string } | { code: string } | { text: string; href: string };

/** Parses the guide without its images, because they are screenshots of the portal itself. */
export function readBlocks(markdown: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  const lines = markdown.split('\n');
  for (let at = 0; at < lines.length;) {
    const start = at;
    const line = lines[at]!;
    const until = (ends: (next: string) => boolean) => {
      do at++;
      while (at < lines.length && !ends(lines[at]!));
      return lines.slice(start, at);
    };
    const heading = /^(#+) (.*)/.exec(line);
    if (line.trim() === '') at++;
    else if (heading) {
      const [, marks, text] = heading as unknown as [string, string, string];
      blocks.push({ kind: 'heading', level: marks.length, text: text.replaceAll('`', ''), id: idOf(text) });
      at++;
    } else if (line.startsWith('```')) {
      const [, ...code] = until((next) => next.startsWith('```'));
      blocks.push({ kind: 'code', language: line.slice(3), text: `${code.join('\n')}\n` });
      at++;
    } else if (line.startsWith('|')) {
      const [head, , ...rows] = until((next) => !next.startsWith('|')).map(cellsOf);
      blocks.push({ kind: 'table', head: head!, rows });
    } else {
      const text = until((next) => next.trim() === '' || next.startsWith('```')).join(' ');
      if (!text.startsWith('![')) blocks.push({ kind: 'paragraph', text });
    }
  }
  return blocks;
}

export function readInline(text: string): MarkdownInline[] {
  return text.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).flatMap((part): MarkdownInline[] => {
    if (part === '') return [];
    if (part.startsWith('`')) return [{ code: part.slice(1, -1) }];
    const [, words, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (words === undefined) return [{ text: part }];
    // Links to the other documents become anchors, because this page contains all of them.
    return [{ text: words, href: href!.replace(/^(\w+)\.md$/, '#$1') }];
  });
}

function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function idOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
