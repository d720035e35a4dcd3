import { readXml } from '../xml.ts';
import type { Zip } from '../zip.ts';
import type { Hyperlink } from '../links.ts';
import { parseCellRange } from './places.ts';

/** A hyperlink as the sheet's XML refers to it. */
export interface HyperlinkReference {
  cells: string;
  /** Relationship id. */
  id: string;
}

/** Resolves the hyperlinks of a sheet to web addresses. Leaves out links within the workbook and to email addresses. */
export async function resolveHyperlinks(
  zip: Zip,
  part: string,
  references: readonly HyperlinkReference[],
): Promise<Hyperlink[]> {
  const relations = part.replace(/([^/]+)$/, '_rels/$1.rels');
  if (references.length === 0 || !zip.has(relations)) return [];
  const targets = new Map<string, string>();
  await readXml(await zip.stream(relations), {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id && Target && /^https?:\/\//i.test(Target)) targets.set(Id, Target);
    },
  });
  return references.flatMap(({ cells, id }) => {
    const target = targets.get(id);
    const { row, column } = parseCellRange(cells);
    return target === undefined ? [] : [{ row, column, target }];
  });
}
