import type { DocumentRow } from './document-row.ts';
import { normalizeText } from '../../tables/cells/folded.ts';
import { HEADINGS, type NamedSection } from './heading-words.ts';
import { MORE_HEADINGS } from './more-heading-words.ts';

export type ResumeSectionName = 'head' | NamedSection;

const PATTERNS = (Object.keys(HEADINGS) as NamedSection[]).map((section) => ({
  section,
  words: new RegExp(
    `^(?:${[...HEADINGS[section], ...MORE_HEADINGS[section]].map((word) => normalizeText(word)).join('|')})$`,
    'u',
  ),
}));

/** The number of entries or a drawn line after a heading: `Experience (3)`, `SKILLS ------`. */
const RULE = /\s*\(\d{1,2}\)$|\s*[-–—_=*~]{3,}$/u;

/** The section whose heading this row is; null if the row is not a heading. */
export function getHeadingSection({ key, bullet, cells }: DocumentRow): ResumeSectionName | null {
  const name = key.replace(RULE, '');
  if (bullet || name.length > 48 || cells.length > 1) return null;
  return sectionCalled(name);
}

/** Splits a row that contains both a heading and content: `Skills: Java, Go`. */
export function inlineHeading({ cells, text }: DocumentRow): { section: ResumeSectionName; rest: string } | null {
  const [label = '', ...others] = cells;
  const found = others.length > 0 ? { label, rest: others.join('\t') } : labelled(text);
  const section = found && sectionCalled(normalizeText(found.label));
  return section && found ? { section, rest: found.rest } : null;
}

function labelled(text: string): { label: string; rest: string } | null {
  const found = /^([^:]{3,40}):\s+(\S.*)$/u.exec(text);
  return found && { label: found[1]!, rest: found[2]! };
}

/** The section with this normalized heading. */
export function sectionCalled(key: string): ResumeSectionName | null {
  const bare = spaced(key)
    .replaceAll(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replaceAll(/ +/g, ' ');
  return PATTERNS.find(({ words }) => words.test(bare))?.section ?? null;
}

/** Joins letter-spaced headings: `e x p e r i e n c e`. */
function spaced(key: string): string {
  return /^(\p{L} ){3,}\p{L}$/u.test(key) ? key.replaceAll(' ', '') : key;
}
