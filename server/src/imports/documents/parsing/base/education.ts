import type { Education } from '@crewdock/contract/card-entries';
import { DEGREE_MAX, SCHOOL_MAX } from '@crewdock/contract/card-fields';
import { normalizeText } from '../../../tables/cells/folded.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Found } from '@crewdock/contract/resumes';
import type { DocumentRow } from '../rows.ts';
import { type Range, rangesIn } from '../time/ranges.ts';
import { placeKind } from '../work/employers.ts';
import { withoutPlace } from '../work/parts.ts';
import { isProse } from '../prose.ts';
import { splitIntoEntries } from '../work/entries.ts';

const SCHOOL =
  /universit|facult|fakult|hochschule|college|institut|school|schule|ecole|politechni|politecnic|polytechn|uniwersytet|szkola|akademi|academ|accademi|hogeschool|egyetem|cegep|univerzi|hogskol|yliopisto|okul|fakulte|університет|інститут|школа|коледж|академія|gymnasium|lyce|liceum|\btu\b|\bmit\b|\beth\b|\bupm\b|\bagh\b/u;
const DEGREE =
  /bachelor|master|\bb\.? ?(?:sc|a|eng|s|tech)\b|\bm\.? ?(?:sc|a|eng|s|tech|ba)\b|ph\.? ?d|doctor|diplom|degree|licen[cs]|ingenieur|ingenier|inzynier|magister|grado|maestria|maestro|mestrado|mestre|licenciatura|bacharelado|laurea|lisans|betriebswirt|fachwirt|techniker|bakalar|inzenyr|candidat|abitur|matura|baccalaureat|бакалавр|магістр|спеціаліст|диплом|кандидат|certificate|minor|major/u;

/** Lines about results, which are neither a school nor a degree. */
const RESULT =
  /(?:^|[^\p{L}])(?:c?gpa|cum laude|dean['’]?s list|honou?rs|distinction|awards?|scholarships?|grades?|coursework|relevant courses|thesis|dissertation|activities|rank(?:ed)?|percentage|score|note|abschlussnote|gesamtnote|notendurchschnitt|promedio|nota|tesis|mencion|mention|moyenne|memoire|srednia|ocena|praca|media|voto|tesi|середніи бал|диплом з відзнакою)(?![\p{L}])/u;

/** A grade after a degree: `BSc Physics; GPA: 3.8`. */
const GRADE =
  /\s*[;,(–-]\s*(?:c?gpa|grade|note|average|promedio|nota|ocena|moyenne)\b[^;)]*\)?$|\s+with\s+\d[\d.,]*\s?%.*$/iu;

/** Finds schools and degrees by the years next to them. */
export function findEducation(rows: readonly DocumentRow[], knowledge: Knowledge): Found<Education>[] {
  const isNamingRow = ({ key }: DocumentRow) => SCHOOL.test(key) || DEGREE.test(key);
  const strict = splitIntoEntries(rows, knowledge.today, { rangesOf: rangesOrYear, isNamingRow });
  // If there is no other date, the date in a line about a result counts too.
  const entries =
    strict.length > 0 ? strict : splitIntoEntries(rows, knowledge.today, { rangesOf: rangesOrAnyYear, isNamingRow });
  return entries.flatMap(({ range, head }) => {
    const texts = head
      .flatMap(({ cells }) => cells.flatMap((cell) => cell.split(/\s[|•·–—-]\s/)))
      .flatMap((text) =>
        SCHOOL.test(normalizeText(text)) && DEGREE.test(normalizeText(text))
          ? text.split(/,\s+|\s(?:from|at)\s/)
          : [text],
      );
    const parts = texts.length > 1 ? texts : texts.flatMap((text) => text.split(/,\s+/));
    const useful = parts
      .map((part) => part.replace(GRADE, '').replaceAll(/^[\s,|–—-]+|[\s,;|–—-]+(?:in|im|en)?$|\s(?:in|im|en)$/g, ''))
      .filter(
        (part) =>
          /\p{L}{2}/u.test(part) &&
          !/^[A-Z]{2}$/.test(part) &&
          !isElsewhere(part, knowledge) &&
          !isResult(part) &&
          !isProse(part),
      )
      .map((part) => withoutPlace(part, knowledge));
    const isSchool = (part: string) => SCHOOL.test(normalizeText(part));
    const isDegree = (part: string) => DEGREE.test(normalizeText(part));
    const school =
      useful.find((part) => isSchool(part) && !isDegree(part)) ??
      useful.find(isSchool) ??
      useful.find((part) => !isDegree(part));
    if (!school || (strict.length === 0 && !isSchool(school))) return [];
    const degree =
      useful.find((part) => part !== school && isDegree(part)) ?? useful.find((part) => part !== school) ?? '';
    const single = range.length <= 4;
    const value = {
      school: school.slice(0, SCHOOL_MAX),
      degree: degree.slice(0, DEGREE_MAX),
      from: single ? null : Number(range.from.slice(0, 4)),
      to: range.to ? Number(range.to.slice(0, 4)) : null,
    };
    return [{ value, sure: isSchool(school) ? 0.9 : 0.6, where: head.map(({ row }) => row.where) }];
  });
}

/** Whether a part is a place instead of a school. A school may come before its town: `State College, Boston, MA`. */
function isElsewhere(part: string, knowledge: Knowledge): boolean {
  const kind = placeKind(part, knowledge);
  return kind === 'place' || (kind === 'maybe' && !SCHOOL.test(normalizeText(part)));
}

function isResult(text: string): boolean {
  const key = normalizeText(text);
  return (
    RESULT.test(key) &&
    !(SCHOOL.test(key) || /^(?:bachelor|master|[bm]\.? ?(?:sc|s|a|eng|tech)\b|ph\.?d|diplom|licen)/.test(key))
  );
}

/** Finds the time ranges in a text. A single year counts as the year of graduation. */
function rangesOrYear(text: string, today: string): Range[] {
  return isResult(text) ? [] : rangesOrAnyYear(text, today);
}

function rangesOrAnyYear(text: string, today: string): Range[] {
  const ranges = rangesIn(text, today);
  const year = /(?<![\p{L}\d])(19[5-9]\d|20[0-4]\d)(?![\p{L}\d])/u.exec(text);
  if (ranges.length > 0 || !year) return ranges;
  return [{ from: `${year[0]}-01`, to: `${year[0]}-12`, coarse: true, coarseEnd: true, at: year.index, length: 4 }];
}
