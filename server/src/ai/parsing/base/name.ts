import { folded } from '../../../imports/cells/folded.ts';
import { wholeName } from '../../../imports/cells/person-name.ts';
import { headingOf } from '../headings.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Found } from '@crewdock/contract/resumes';
import type { Row } from '../rows.ts';
import { employerLooks, isPlace } from '../work/employers.ts';
import { isTitle } from '../work/titles.ts';

const NAME_MAX = 120;
const LABEL =
  /^(?:full name|name|vor- und nachname|nombre(?: y apellidos?)?|nom(?: et prenom)?|prenom et nom|imie i nazwisko|ім'я(?: та прізвище)?|піб|прізвище та ім'я)\s*:?\s+/iu;
const PAPER =
  /^(?:curriculum vitae|cv|resume|résumé|lebenslauf|currículum|curriculum|życiorys|резюме)(?:\s+(?:of|von|de|du)\b|\s*[:–—|-])?\s*/iu;
const WORD =
  /^(?:\p{Lu}[\p{L}\p{M}'’`-]*\.?|\p{Lu}\.|van|von|de|der|den|del|da|di|la|le|el|bin|al|ten|dos|y|zu|d[’'].+|O[’'].+)$/u;

/** A possible name, and the rest of its row. */
interface Candidate {
  name: string;
  rest: string;
  row: Row;
  weight: number;
}

/** The person's name: capitalized words, weighted by position, font size and likeness to the email address. */
export function nameOf(
  rows: readonly Row[],
  email: string | null,
  knowledge: Knowledge,
): (Found<string> & { rest: string }) | null {
  // In documents without pages, columns may come one after the other, so the name may be on page 2.
  const first = rows.filter(({ where }) => where.page <= 2);
  const largest = Math.max(...first.map(({ size }) => size));
  const candidates = first.flatMap((row, at) => candidatesOf(row, at, { email, largest, knowledge }));
  const best = candidates.toSorted((a, b) => b.weight - a.weight)[0];
  if (!best || best.weight < 2) return null;
  const sure = Math.min(0.99, 0.55 + best.weight * 0.06);
  return { value: usualCase(best.name).slice(0, NAME_MAX), sure, where: [best.row.where], rest: best.rest };
}

interface Clues {
  email: string | null;
  largest: number;
  knowledge: Knowledge;
}

function candidatesOf(row: Row, at: number, { email, largest, knowledge }: Clues): Candidate[] {
  const labelled = LABEL.test(row.text);
  const text = row.cells.join('\t').replace(LABEL, '').replace(PAPER, '').trim();
  const pieces = text.split(/\t|\s[|•·]\s|\s[–—-]\s/).map((piece) => piece.trim());
  const whole = [text.replaceAll('\t', ' '), ...pieces, ...pieces.flatMap((piece) => piece.split(/,\s+/).slice(0, 1))];
  return whole.flatMap((piece, number) => {
    const turned = wholeName(
      piece
        .replaceAll(/\s*\([^)]*\)|,?\s*(?:ph\.?d|m\.?sc|mba|b\.?sc|pmp|dipl\.-ing|mag\.|cissp)\.?$/giu, '')
        .replace(/^(?:dr|mr|mrs|ms|prof|herr|frau|mgr inż|inż|mgr)\.?\s+/iu, ''),
    );
    const name = turned.replaceAll(/[,;:|]+$/g, '').trim();
    if (!isName(name, row, knowledge)) return [];
    const rest = text
      .replaceAll('\t', ' ')
      .replace(piece, '')
      .replace(/^[\s|,–—·•-]+|[\s|,–—·•-]+$/g, '');
    const weight =
      (labelled ? 6 : 0) +
      (row.size >= largest - 0.2 ? 3 : row.size > largest * 0.8 ? 1 : 0) +
      (at < 3 ? 2 : at < 8 ? 1 : 0) +
      (row.bold ? 0.5 : 0) +
      likeness(name, email) * 4 -
      Math.min(at, 12) * 0.08 -
      number * 0.01;
    return [{ name, rest, row, weight }];
  });
}

function isName(text: string, row: Row, knowledge: Knowledge): boolean {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 5 || text.length > 60 || /[\d@:/|,;!?]/.test(text)) return false;
  if (!words.every((word) => WORD.test(word)) || words.filter((word) => /^\p{Lu}['’]?\p{L}/u.test(word)).length < 2)
    return false;
  if (headingOf(row) || isTitle(text) || employerLooks(text) > 0 || isPlace(text, knowledge)) return false;
  // Some names contain names of skills: Julia Jenkins.
  return (
    !Object.hasOwn(knowledge.skills, folded(text)) &&
    !words.every((word) => Object.hasOwn(knowledge.skills, folded(word)))
  );
}

/** From 0 to 1: `ana.petrova@…` matches Ana Petrova. */
function likeness(name: string, email: string | null): number {
  const local = email?.split('@')[0]!.replaceAll(/[^a-z]/g, ' ') ?? '';
  const words = folded(name)
    .split(/[\s-]+/)
    .filter((word) => word.length > 2);
  if (!local || words.length === 0) return 0;
  return words.filter((word) => local.includes(word)).length / words.length;
}

/** Converts `ANA PETROVA` to usual capitalization. */
function usualCase(name: string): string {
  if (name !== name.toUpperCase()) {
    return name.replaceAll(/\p{Lu}{3,}/gu, (word) => word[0]! + word.slice(1).toLowerCase());
  }
  return name
    .toLowerCase()
    .replaceAll(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
