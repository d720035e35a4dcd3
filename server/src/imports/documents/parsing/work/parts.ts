import type { Knowledge } from '../knowledge.ts';
import { isProse } from '../prose.ts';
import { skillsIn } from '../skills/known.ts';
import type { DocumentRow } from '../document-row.ts';
import { employerLooks, endsWithLegalForm, isLegalForm, placeKind } from './employers.ts';
import type { HeadRow } from './dated-entry.ts';
import { isLengthOfTime } from './entries.ts';
import { isWithTown, type TownRows } from './towns.ts';
import { isTitle } from './titles.ts';

/** A part of the heading of an entry: a title, an employer or another name. */
export interface HeadingPart {
  text: string;
  isTitle: boolean;
  /** How much the text looks like an employer (see `employerLooks`); -1 if it may be a place. */
  looks: number;
  bold: boolean;
}

export interface PartsContext {
  knowledge: Knowledge;
  /** Whether the entry is another role at the previous entry's employer. */
  isRole: boolean;
  /** Which rows of the section's entries have the form `employer, city`; null if none. */
  towns?: TownRows;
  /** A row with the style of employers below the dated row; null if the section has none. */
  below?: DocumentRow | null;
}

/** Separators between title and employer, the most reliable first. */
const CERTAIN = /\s[|•·]\s|\s\/\/\s|\s*\|\s*|(?<=\p{Script=Han})\s+(?=[A-Za-z+#.]*\p{Script=Han})/u;
const DASH = /\s+[–—]\s+/;
const AT =
  /\s(?:at|@|bei|chez|en|w|у|в|für|for|with|presso|na|no|bij|hos|hos|u|pri)\s(?:der\s|la\s|el\s)?(?=[\p{Lu}\d"„«])/u;
const COMMA = /[,،]\s+(?!(?:inc|ltd|llc|gmbh|s\.?a|corp|co|ag)\b)/iu;
const COLON = /:\s+/;
const HYPHEN = /\s+-\s+/;
/** A hyphen before the title at the end: `Acme, Berlin - Senior Developer`. */
const BEFORE_TITLE = /\s+-\s+(?=[^,-]+$)/;

/** Splits the naming rows of an entry into titles, employers and other names. Leaves out places. */
export function splitIntoParts(
  head: readonly HeadRow[],
  { knowledge, isRole, towns = null }: PartsContext,
): HeadingPart[] {
  const isOwnRow = ({ text }: HeadRow) =>
    text !== '' && !isTitle(text) && !isProse(text) && placeKind(text, knowledge) !== 'place' && !isLengthOfTime(text);
  // If the employer has a separate row, the text after a dash or comma in the title's row is a team.
  const hasOwnRow = head.some(isOwnRow);
  const texts = head.flatMap((each) => {
    const isWhole = isTitle(each.text) && (hasOwnRow || isRole) && !AT.test(each.text);
    return each.cells.flatMap((cell) =>
      cell
        .split(CERTAIN)
        .flatMap((text) => (isWhole ? [text] : text.split(DASH)))
        .map((text) =>
          towns === (each.dated ? 'dated' : 'undated') && isWithTown(text)
            ? text.slice(0, text.lastIndexOf(','))
            : text,
        )
        .map((text) => ({ text: bare(text), bold: each.row.bold, isWhole })),
    );
  });
  const useful = texts.filter(
    ({ text }) => hasLetters(text) && !isProse(text) && placeKind(text, knowledge) !== 'place' && !isLengthOfTime(text),
  );
  const isNamed = useful.some(({ text }) => isTitle(text)) && useful.some(({ text }) => !isTitle(text));
  // Two texts without a title are title and employer, so a comma within one of them separates something else.
  const isPair = useful.length === 2 && !useful.some(({ text }) => isTitle(text) || AT.test(text));
  const split = useful.flatMap(({ text, bold, isWhole }) => {
    const sides = isNamed || isWhole || isPair ? [text] : inTwo(text, knowledge);
    return sides.map((part) => ({ text: bare(part), bold }));
  });
  return split
    .map(({ text, bold }) => ({
      text: withoutPlace(text, knowledge),
      bold,
      kind: isPair ? null : placeKind(text, knowledge),
    }))
    .filter(({ text, kind }) => text !== '' && kind !== 'place' && placeKind(text, knowledge) !== 'place')
    .map(({ text, bold, kind }) => ({
      text,
      bold,
      isTitle: isTitle(text) && employerLooks(text) < 2,
      looks: kind === 'maybe' ? -1 : employerLooks(text),
    }));
}

function hasLetters(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

/** Splits a text into title and employer, at the first separator that has a title on only one side. */
function inTwo(text: string, knowledge: Knowledge): string[] {
  for (const sign of [AT, BEFORE_TITLE, COLON, COMMA, HYPHEN]) {
    const places = [...text.matchAll(new RegExp(sign, `g${sign.flags}`))];
    for (const { 0: found, index } of [...places.slice(0, 1), ...places.slice(1).slice(-1)]) {
      const sides = [text.slice(0, index), text.slice(index + found.length)] as const;
      const isBeforePlace = sides.some((side) => placeKind(side, knowledge) === 'place');
      if (sign === BEFORE_TITLE && isTitle(sides[0])) continue;
      if (!isBeforePlace && isTitle(sides[0]) !== isTitle(sides[1])) return [...sides];
    }
  }
  const bracketed = /^(.+?)\s*\(([^()]+)\)$/.exec(text);
  if (bracketed && isTitle(bracketed[1]!) && isEmployerInBrackets(bracketed[2]!, knowledge)) return bracketed.slice(1);
  // Neither side is recognized as a title, so the most common separators are used.
  const place = AT.exec(text) ?? COMMA.exec(text);
  return place ? [text.slice(0, place.index), text.slice(place.index + place[0].length)] : [text];
}

/** Whether the text in brackets after a title is an employer: `Architect (Acme AG)`, but not `Developer (Java)`. */
function isEmployerInBrackets(text: string, { skills }: Knowledge): boolean {
  const isName = /^\p{Lu}/u.test(text) && !isTitle(text) && !isProse(text) && skillsIn(text, skills, true).length === 0;
  return isName && (employerLooks(text) > 0 || text.split(' ').length > 1);
}

/** Removes the place: `Acme GmbH, Berlin, Germany` becomes `Acme GmbH`. */
export function withoutPlace(text: string, knowledge: Knowledge): string {
  const isPlace = (part: string) => placeKind(part, knowledge) !== null;
  const bracketed = /^(.+?)\s*\(([^()]+)\)$/.exec(text);
  if (bracketed && isPlace(bracketed[2]!)) return withoutPlace(bracketed[1]!, knowledge);
  const hyphened = /^(.+)\s+[-–—]\s+([^-–—]+)$/.exec(text);
  if (hyphened && placeKind(hyphened[2]!, knowledge) === 'place') return withoutPlace(hyphened[1]!, knowledge);
  const pieces = text.split(/,\s*/);
  const legal = pieces.findIndex(
    (_, at) => endsWithLegalForm(pieces.slice(0, at + 1).join(', ')) && !isLegalForm(pieces[at + 1] ?? 'ag'),
  );
  if (legal >= 0) return pieces.slice(0, legal + 1).join(', ');
  const cuts = pieces.slice(1).map((_, at) => ({ keep: at + 1, rest: pieces.slice(at + 1).join(', ') }));
  const cut =
    cuts.find(({ rest }) => placeKind(rest, knowledge) === 'place') ??
    cuts.find(({ keep, rest }) => pieces.length - keep <= 2 && isPlace(rest));
  if (cut) return pieces.slice(0, cut.keep).join(', ');
  return text;
}

/** Removes URLs, punctuation and labels around a name. */
function bare(text: string): string {
  return (
    text
      .replaceAll(/\s*[(|,–-]?\s*(?:https?:\/\/|www\.)[^\s)]+\)?/gi, '')
      .replace(/^[a-z\d-]+\.(?:com|io|net|org|dev|co|eu|ai|app)\/?$/i, '')
      .replaceAll(/^[\s|,;:·•–—"„“«»-]+|[\s|,;:·•–—"“”«»-]+$/g, '')
      .replace(
        /^(?:position|title|role|designation|company|employer|(?:end )?client|customer|organi[sz]ation|vendor|firma|arbeitgeber|unternehmen|kunde|entreprise|client|empresa|cliente|azienda|bedrijf|firma|klient|şirket|pozisyon|cargo|poste|puesto|посада|компанія|замовник|stanowisko)(?: name)?\s*[:：]\s*/iu,
        '',
      )
      // `als Testerin … tätig`
      .replace(/^(?:als|as an?|as|como|comme|en tant que|jako)\s(?=\p{Lu})/u, '')
      .replace(/\s(?:tätig|beschäftigt|angestellt)$/u, '')
      .trim()
  );
}
