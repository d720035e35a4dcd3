import type { Where } from '@crewdock/contract/resumes';
import type { Knowledge } from '../knowledge.ts';
import type { DocumentRow } from '../document-row.ts';
import { isNaming } from './entry-rows.ts';
import { splitIntoParts } from './parts.ts';

interface Undated {
  company: string;
  title: string;
  head: DocumentRow[];
  body: DocumentRow[];
}

const HEAD_ROWS = 2;
const TITLE_WORDS = 7;
/** Minimum indentation of list items, in points. */
const INDENT = 8;

/**
 * Finds jobs whose date is missing or cannot be parsed: blocks with a gap above whose first rows name a title and an
 * employer. Returns none unless all dated jobs also have a gap above. `heads`: positions of the naming rows of dated
 * jobs.
 */
export function undatedIn(rows: readonly DocumentRow[], heads: ReadonlySet<Where>, knowledge: Knowledge): Undated[] {
  const blocks = blocksOf(rows);
  const isDated = (block: readonly DocumentRow[]) => block.some(({ where }) => heads.has(where));
  const left = heads.size === 0 ? Infinity : Math.max(...[...heads].map(({ box }) => box.x));
  if (blocks.some((block) => isDated(block) && !heads.has(block[0]!.where))) return [];
  const isIndented = ([first]: readonly DocumentRow[]) => first!.where.box.x > left + INDENT;
  return blocks.flatMap((block) => (isDated(block) || isIndented(block) ? [] : undatedOf(block, knowledge)));
}

function blocksOf(rows: readonly DocumentRow[]): DocumentRow[][] {
  const blocks: DocumentRow[][] = [];
  for (const row of rows) {
    if (row.apart || blocks.length === 0) blocks.push([row]);
    else blocks.at(-1)!.push(row);
  }
  return blocks;
}

function undatedOf(block: readonly DocumentRow[], knowledge: Knowledge): Undated[] {
  const naming = block.slice(0, HEAD_ROWS).filter((row, at) => isNaming(row) && block.slice(0, at).every(isNaming));
  for (const rows of naming.map((_, at) => naming.slice(0, at + 1))) {
    const head = rows.map((row) => ({ text: row.text, cells: row.cells, row, dated: false }));
    const parts = splitIntoParts(head, { knowledge, isRole: false });
    const title = parts.find((part) => part.isTitle);
    const company = parts.find((part) => !part.isTitle && part.looks >= 0);
    if (parts.length === 2 && title && company && title.text.split(' ').length <= TITLE_WORDS)
      return [{ company: company.text, title: title.text, head: rows, body: block.slice(rows.length) }];
  }
  return [];
}
