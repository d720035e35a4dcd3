import { normalizeText } from '../../../tables/cells/folded.ts';
import { wholeName } from '../../../tables/cells/person-name.ts';
import { getHeadingSection } from '../headings.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Found } from '@crewdock/contract/resumes';
import { isNamedPlace } from '../places/address.ts';
import { COUNTRY_OF_REGION_CODE } from '../places/regions.ts';
import { isDeed } from '../prose.ts';
import type { DocumentRow } from '../document-row.ts';
import { employerLooks, isPlaceOrWorkMode } from '../work/employers.ts';
import { isTitle } from '../work/titles.ts';
import { labelledParts, usualCase, withoutDegrees, withoutLabel } from './name-forms.ts';

const NAME_MAX = 120;
const PARTICLES =
  /^(?:van|von|de|der|den|del|della|da|das|di|do|dos|du|la|le|el|al|bin|ibn|abu|ten|ter|y|e|zu|zum|af|av|ben|vd)$/iu;
const WORD = /^(?:\p{Lu}[\p{L}\p{M}'’`-]*\.?|\p{Lu}\.|(?:d|l|O|al|el)[-'’].+)$/u;
/** Names in scripts without capital letters. */
const HAN = /^(?:[\p{Script=Han}·]{2,6}|\p{Script=Hangul}{2,5})$/u;
const ARABIC = /^[\p{Script=Arabic}\p{M}]+(?: [\p{Script=Arabic}\p{M}]+){1,3}$/u;

/** Minimum weight. Below it, a missing name is better than a wrong name. */
const LEAST = 2;

/** A possible name, and the remaining text of its row. */
interface Candidate {
  name: string;
  rest: string;
  rows: DocumentRow[];
  weight: number;
}

/** Finds the person's name: capitalized words, weighted by position, font size and similarity to the email address. */
export function findPersonName(
  rows: readonly DocumentRow[],
  email: string | null,
  knowledge: Knowledge,
): (Found<string> & { rest: string }) | null {
  // Also searches page 2: in documents without pages, columns come one after the other, so the name may be far down.
  const first = rows.filter(({ where, text }) => where.page <= 2 && withoutLabel(text).text !== '');
  const sizes = first.map(({ size }) => size);
  const [largest, smallest] = [Math.max(...sizes), Math.min(...sizes)];
  const clues = { email, largest: largest > smallest * 1.1 ? largest : Infinity, knowledge };
  const wrapped = first.slice(0, 4).flatMap((row, at) => onTwoLines(row, first[at + 1], at, clues));
  const within = first.filter((row) => !wrapped.some(({ rows: [upper] }) => upper === row));
  const candidates = [
    ...within.flatMap((row) => candidatesOf(row, first.indexOf(row), clues)),
    ...wrapped,
    ...inTwoLabels(first),
  ];
  const best = candidates.toSorted((a, b) => b.weight - a.weight)[0];
  if (!best || best.weight < LEAST) return null;
  const sure = Math.min(0.99, 0.55 + best.weight * 0.06);
  const where = best.rows.map((row) => row.where);
  return { value: usualCase(best.name).slice(0, NAME_MAX), sure, where, rest: best.rest };
}

interface Clues {
  email: string | null;
  /** Largest font size; infinite if all sizes are nearly the same. */
  largest: number;
  knowledge: Knowledge;
}

function candidatesOf(row: DocumentRow, at: number, clues: Clues): Candidate[] {
  const { text, isLabelled } = withoutLabel(row.cells.join('\t'));
  const pieces = text.split(/\t|\s[|•·]\s|\s[–—-]\s/).map((piece) => piece.trim());
  const whole = [text.replaceAll('\t', ' '), ...pieces, ...pieces.flatMap((piece) => piece.split(/,\s+/).slice(0, 1))];
  return whole.flatMap((piece, number) => {
    const found = nameIn(piece, { row, at, isLabelled, isFirst: number < 2 || piece === pieces[0] }, clues);
    if (!found) return [];
    const rest = text
      .replaceAll('\t', ' ')
      .replace(piece, '')
      .replace(/^[\s|,–—·•-]+|[\s|,–—·•-]+$/g, '');
    const weight = (isLabelled ? 6 : 0) + weightOf(found.name, row, at, clues) - found.doubt - number * 0.01;
    return [{ name: found.name, rest, rows: [row], weight }];
  });
}

function weightOf(name: string, row: DocumentRow, at: number, { email, largest }: Clues): number {
  const isSized = Number.isFinite(largest);
  return (
    (isSized && row.size >= largest - 0.2 ? 3 : isSized && row.size > largest * 0.8 ? 1 : 0) +
    (at === 0 && !isSized ? 3 : 0) +
    (at < 3 ? 2 : at < 8 ? 1 : 0) +
    (row.bold ? 0.5 : 0) +
    likeness(name, email) * 4 -
    Math.min(at, 12) * 0.08
  );
}

interface Place {
  row: DocumentRow;
  at: number;
  isLabelled: boolean;
  /** Whether the piece is at the start of its row. */
  isFirst: boolean;
}

/** Parses a piece of a row as a name; null if it is not a name. `doubt` is subtracted from the weight. */
function nameIn(piece: string, place: Place, { email, knowledge }: Clues): { name: string; doubt: number } | null {
  const { row, at, isLabelled, isFirst } = place;
  const bare = withoutDegrees(piece);
  if (isNamedPlace(bare, knowledge) || COUNTRY_OF_REGION_CODE.has(bare.split(/,\s*/).at(-1)!)) return null;
  const turned = wholeName(bare);
  // Skips `Pleasantville, Freedonia`: a place can look like a surname and a first name.
  if (turned !== bare && !isLabelled && at > 1 && likeness(turned, email) === 0) return null;
  if (isName(turned, row, knowledge)) return { name: turned, doubt: isUnfinished(turned) ? 3 : 0 };
  const isTop = at < 3 || isLabelled;
  if (isTop && (HAN.test(turned) || ARABIC.test(turned)) && isNobodyElse(turned, row, knowledge))
    return { name: turned, doubt: 0 };
  const isLower = turned === turned.toLowerCase() && /^\p{Ll}+(?: \p{Ll}+){1,2}$/u.test(turned);
  if (isLower && isTop && likeness(turned, email) === 1) return { name: usualCase(turned), doubt: 1 };
  const isAlone = /^\p{Lu}[\p{L}\p{M}'’-]{2,24}$/u.test(turned) && isNobodyElse(turned, row, knowledge);
  return isAlone && isFirst && (at === 0 || isLabelled) ? { name: turned, doubt: 2.2 } : null;
}

/** Whether a surname is missing at the end: `Callum R.`, `Thiago de`. */
function isUnfinished(text: string): boolean {
  const words = text.split(' ');
  return words.length > 1 && (/^\p{Lu}\.$/u.test(words.at(-1)!) || PARTICLES.test(words.at(-1)!));
}

function isName(text: string, row: DocumentRow, knowledge: Knowledge): boolean {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 6 || text.length > 60 || /[\d@:/|,;!?]/.test(text)) return false;
  if (!words.every((word) => WORD.test(word) || PARTICLES.test(word))) return false;
  const full = words.filter((word) => /^\p{Lu}['’]?\p{L}/u.test(word));
  const initials = words.filter((word) => /^\p{Lu}\.$/u.test(word));
  if (full.length + Math.min(initials.length, 1) < 2 || full.length === 0) return false;
  return isNobodyElse(text, row, knowledge);
}

/** Whether a text is not a heading, title, employer, place, sentence or skill. */
function isNobodyElse(text: string, row: DocumentRow, knowledge: Knowledge): boolean {
  const words = text.split(/\s+/);
  if (
    getHeadingSection(row) ||
    isTitle(text) ||
    employerLooks(text) > 0 ||
    isPlaceOrWorkMode(text, knowledge) ||
    isDeed(text)
  )
    return false;
  // Some names contain the name of a skill: Julia Jenkins.
  return (
    !Object.hasOwn(knowledge.skills, normalizeText(text)) &&
    !words.every((word) => Object.hasOwn(knowledge.skills, normalizeText(word)))
  );
}

/** A name with the first name in one row and the surname in the next row. */
function onTwoLines(row: DocumentRow, next: DocumentRow | undefined, at: number, clues: Clues): Candidate[] {
  if (!next || row.cells.length > 1 || next.cells.length > 1 || Math.abs(row.size - next.size) > row.size * 0.35)
    return [];
  const [first, last] = [withoutLabel(row.text).text, next.text];
  if (!/^[\p{Lu}][\p{L}'’-]+$/u.test(first) && !isUnfinished(first)) return [];
  if (last.split(' ').length > 3) return [];
  const isKnown = [first, last].some(
    (part) => isNamedPlace(part, clues.knowledge) || isTitle(part) || employerLooks(part) > 0,
  );
  const name = withoutDegrees(`${first} ${last}`);
  if (isKnown || getHeadingSection(next) || !isName(name, row, clues.knowledge)) return [];
  return [{ name, rest: '', rows: [row, next], weight: weightOf(name, row, at, clues) - 0.2 }];
}

function inTwoLabels(rows: readonly DocumentRow[]): Candidate[] {
  const found = labelledParts(rows.slice(0, 20).map(({ cells }) => cells.join('\t')));
  return found ? [{ name: found.name, rest: '', rows: [rows[found.at]!], weight: 7 }] : [];
}

/** Similarity of a name and an email address, from 0 to 1: `ana.petrova@…` matches Ana Petrova. */
function likeness(name: string, email: string | null): number {
  const local = email?.split('@')[0]!.replaceAll(/[^a-z]/g, ' ') ?? '';
  const words = normalizeText(name)
    .replaceAll('ı', 'i')
    .split(/[\s-]+/)
    .filter((word) => word.length > 2 && !PARTICLES.test(word));
  if (!local || words.length === 0) return 0;
  return words.filter((word) => local.includes(word)).length / words.length;
}
