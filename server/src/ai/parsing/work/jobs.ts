import type { WorkExperience } from '@crewdock/contract/card-entries';
import { DONE_MAX, JOB_TITLE_MAX } from '@crewdock/contract/card-fields';
import { COMPANY_NAME_MAX } from '@crewdock/contract/limits';
import type { Knowledge } from '../knowledge.ts';
import type { Found } from '@crewdock/contract/resumes';
import type { Row } from '../rows.ts';
import { employerLooks, isPlace } from './employers.ts';
import { entriesOf, type Entry } from './entries.ts';
import { isTitle } from './titles.ts';

/** A job, with the rows that describe it. */
export interface Job extends Found<WorkExperience> {
  body: Row[];
}

interface Named {
  company: string;
  title: string;
  sure: number;
}

/** The jobs of a section, in document order. */
export function jobsOf(rows: readonly Row[], knowledge: Knowledge): Job[] {
  const entries = entriesOf(rows, knowledge.today);
  const parts = entries.map((entry) => partsOf(entry, knowledge));
  const titleFirst = usualOrder(parts);
  let employer = '';
  return entries.flatMap((entry, at) => {
    const named = namedBy(parts[at]!, titleFirst, employer);
    if (!named) return [];
    employer = named.company;
    const { from, to, coarse } = entry.range;
    const description = descriptionOf(entry.body).slice(0, DONE_MAX);
    const value = {
      company: named.company.slice(0, COMPANY_NAME_MAX),
      title: named.title.slice(0, JOB_TITLE_MAX),
      from,
      to,
      description,
    };
    const where = entry.head.map(({ row }) => row.where);
    return [{ value, sure: named.sure * (coarse ? 0.85 : 1), where, body: entry.body }];
  });
}

interface Part {
  text: string;
  isTitle: boolean;
  looks: number;
  bold: boolean;
}

/** Separators between title and employer, the most certain first. */
const BETWEEN = [/\s[|•·]\s|\s\/\/\s/, /\s+[–—]\s+/];
const AT = /\s(?:at|@|bei|chez|en|w|у|в|für|for|with)\s(?=[\p{Lu}\d"„«])/u;
const COMMA = /,\s+(?!(?:inc|ltd|llc|gmbh|s\.?a|corp|co|ag)\b)/iu;
const HYPHEN = /\s+-\s+/;

function partsOf({ head }: Entry, knowledge: Knowledge): Part[] {
  const texts = head.flatMap(({ cells, row }) =>
    cells.flatMap((cell) => splitBy(cell, BETWEEN)).map((text) => ({ text: bare(text), bold: row.bold })),
  );
  const useful = texts.filter(({ text }) => /\p{L}{2}/u.test(text) && !isPlace(text, knowledge));
  const isNamed = useful.some(({ text }) => isTitle(text)) && useful.some(({ text }) => !isTitle(text));
  const split = isNamed
    ? useful
    : useful.flatMap(({ text, bold }) => inTwo(text).map((part) => ({ text: bare(part), bold })));
  return split
    .map(({ text, bold }) => ({ text: withoutPlace(text, knowledge), bold }))
    .filter(({ text }) => text !== '' && !isPlace(text, knowledge))
    .map(({ text, bold }) => ({
      text,
      bold,
      isTitle: isTitle(text) && employerLooks(text) < 2,
      looks: employerLooks(text),
    }));
}

function splitBy(text: string, [first, ...others]: readonly RegExp[]): string[] {
  return first ? text.split(first).flatMap((part) => splitBy(part, others)) : [text];
}

/** Splits a text into title and employer at the first separator with a title on only one side. */
function inTwo(text: string): string[] {
  for (const sign of [AT, COMMA, HYPHEN]) {
    const places = [...text.matchAll(new RegExp(sign, `g${sign.flags}`))];
    for (const { 0: found, index } of [...places.slice(0, 1), ...places.slice(1).slice(-1)]) {
      const sides = [text.slice(0, index), text.slice(index + found.length)] as const;
      if (isTitle(sides[0]) !== isTitle(sides[1])) return [...sides];
    }
  }
  // No side is recognized as a title: use the most common separators.
  const place = AT.exec(text) ?? COMMA.exec(text);
  return place ? [text.slice(0, place.index), text.slice(place.index + place[0].length)] : [text];
}

/** Removes a place: `Acme GmbH, Berlin, Germany` becomes `Acme GmbH`. */
function withoutPlace(text: string, knowledge: Knowledge): string {
  const bracketed = /^(.+?)\s*\(([^()]+)\)$/.exec(text);
  if (bracketed && isPlace(bracketed[2]!, knowledge)) return bracketed[1]!;
  const hyphened = /^(.+)\s+-\s+([^-]+)$/.exec(text);
  if (hyphened && isPlace(hyphened[2]!, knowledge)) return hyphened[1]!;
  const pieces = text.split(/,\s*/);
  for (let keep = 1; keep < pieces.length; keep += 1) {
    if (isPlace(pieces.slice(keep).join(', '), knowledge)) return pieces.slice(0, keep).join(', ');
  }
  return text;
}

/** Whether most entries name the title before the employer. */
function usualOrder(entries: readonly Part[][]): boolean {
  const told = entries.flatMap((parts) => {
    const at = parts.findIndex((part) => part.isTitle);
    const other = parts.findIndex((part) => !part.isTitle);
    return at >= 0 && other >= 0 ? [at < other] : [];
  });
  return told.filter(Boolean).length * 2 >= told.length;
}

function namedBy(parts: readonly Part[], titleFirst: boolean, before: string): Named | null {
  const titles = parts.filter((part) => part.isTitle);
  const others = parts.filter((part) => !part.isTitle);
  const company = others.toSorted((a, b) => b.looks - a.looks)[0];
  const surest = titles.toSorted((a, b) => a.looks - b.looks)[0];
  if (surest && company) return { title: surest.text, company: company.text, sure: 0.95 };
  if (titles.length > 1) {
    const employer = titles.toSorted((a, b) => b.looks - a.looks)[0]!;
    const title = titles.find((part) => part !== employer)!;
    return employer.looks > 0
      ? { title: title.text, company: employer.text, sure: 0.75 }
      : { title: titles[titleFirst ? 0 : 1]!.text, company: titles[titleFirst ? 1 : 0]!.text, sure: 0.6 };
  }
  if (surest) return { title: surest.text, company: before, sure: 0.6 };
  const [first, second] = others;
  if (!first) return null;
  if (!second) return { title: first.text, company: before, sure: 0.4 };
  if (first.looks !== second.looks) {
    const [employer, title] = first.looks > second.looks ? [first, second] : [second, first];
    return { title: title.text, company: employer.text, sure: 0.6 };
  }
  const [title, employer] = titleFirst ? [first, second] : [second, first];
  return { title: title.text, company: employer.text, sure: 0.5 };
}

function bare(text: string): string {
  return text
    .replaceAll(/^[\s|,;:·•–—"„“«»-]+|[\s|,;:·•–—"“”«»-]+$/g, '')
    .replace(
      /^(position|title|role|company|employer|firma|arbeitgeber|entreprise|empresa|посада|компанія|stanowisko)\s*:\s*/i,
      '',
    )
    .trim();
}

/** Joins wrapped lines. Bullets stay separate lines. */
export function descriptionOf(rows: readonly Row[]): string {
  const lines: string[] = [];
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    const last = lines.at(-1);
    const goesOn =
      before &&
      last !== undefined &&
      !row.bullet &&
      !row.apart &&
      !/[.!?:;]$/.test(before.text) &&
      before.text.length > 40;
    if (goesOn) lines[lines.length - 1] = `${last} ${row.text}`;
    else lines.push(row.text);
  }
  return lines.join('\n');
}
