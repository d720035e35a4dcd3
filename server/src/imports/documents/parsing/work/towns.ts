import type { Knowledge } from '../knowledge.ts';
import { employerLooks, endsWithLegalForm, isLegalForm, placeKind } from './employers.ts';
import type { DatedEntry, HeadRow } from './dated-entry.ts';
import { isTitle } from './titles.ts';

/** Maximum number of words in the name of a town. */
const WORDS_MAX = 3;

/** Whether a text may be an employer and a town: two names with a comma between them. */
export function isWithTown(text: string): boolean {
  const [name, town, ...others] = text.split(/,\s+/);
  return town !== undefined && others.length === 0 && !isTitle(name!) && isTown(town);
}

/** Which rows of a section have the form `employer, city`: the rows with a date or the rows without. Null: neither. */
export type TownRows = 'dated' | 'undated' | null;

/**
 * Returns which rows of a section's entries have the form `employer, city`, such as `Acme, Leeds`. A third of these
 * rows must contain a city of the dictionary or a legal form.
 */
export function findTownRows(entries: readonly DatedEntry[], knowledge: Knowledge): TownRows {
  const isCertain = (text: string) => {
    const [name, town] = text.split(/,\s+/) as [string, string];
    return !isLegalForm(town) && (placeKind(town, knowledge) === 'place' || endsWithLegalForm(name));
  };
  const haveTowns = (dated: boolean) => {
    const rows = entries.flatMap(({ head }) => head.filter((row) => row.dated === dated));
    const texts = rows.flatMap(({ cells }) => cells).filter(isWithTown);
    return texts.length > 1 && texts.filter(isCertain).length * 3 >= texts.length;
  };
  return haveTowns(true) ? 'dated' : haveTowns(false) ? 'undated' : null;
}

/** Removes unknown towns beside dates, if most other dates of the section are beside a known place. */
export function withoutTownsBesideDates(entries: readonly DatedEntry[], knowledge: Knowledge): DatedEntry[] {
  const beside = entries.flatMap(({ head }) => head.filter(({ dated, text }) => dated && text !== ''));
  const known = beside.filter(({ text }) => placeKind(text, knowledge) === 'place');
  if (known.length < 2 || known.length * 2 < beside.length) return [...entries];
  const isOther = ({ dated, text }: HeadRow) => dated && isTown(text) && employerLooks(text) === 0;
  return entries.map((entry) => ({
    ...entry,
    head: entry.head.filter((row) => !isOther(row) || entry.head.length === 1),
  }));
}

function isTown(text: string): boolean {
  return /^\p{Lu}/u.test(text) && !/&|\s\p{Ll}/u.test(text) && text.split(' ').length <= WORDS_MAX && !isTitle(text);
}
