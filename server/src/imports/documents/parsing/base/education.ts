import type { Education } from '@crewdock/contract/card-entries';
import { DEGREE_MAX, SCHOOL_MAX } from '@crewdock/contract/card-fields';
import { normalizeText } from '../../../tables/cells/folded.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Found } from '@crewdock/contract/resumes';
import type { DocumentRow } from '../document-row.ts';
import { withCells } from '../rows.ts';
import { type Range, rangesIn } from '../time/ranges.ts';
import { placeKind } from '../work/employers.ts';
import { withoutPlace } from '../work/parts.ts';
import { isProse } from '../prose.ts';
import type { HeadRow } from '../work/dated-entry.ts';
import { splitIntoEntries } from '../work/entries.ts';
import { isNaming } from '../work/entry-rows.ts';

const SCHOOL =
  /universi|univerzi|大学|学院|학교|جامعة|معهد|skola|facult|fakult|hochschule|college|institut|school|schule|ecole|politechni|politecnic|polytechn|uniwersytet|szkola|akademi|academ|accademi|hogeschool|egyetem|cegep|univerzi|hogskol|yliopisto|okul|fakulte|університет|інститут|школа|коледж|академія|gymnasium|lyce|liceum|liceo|\blise(?:si)?\b|\btu\b|\bmit\b|\beth\b|\bupm\b|\bagh\b/u;
const DEGREE =
  /bachelor|master|studium|\b(?:hbo|mbo)\b|\b[bm]\.e\b|\bb\.? ?(?:sc|a|eng|s|tech)\b|\bm\.? ?(?:sc|a|eng|s|tech|ba)\b|ph\.? ?d|doctor|diplom|degree|licen[cs]|ingenieur|ingenier|inzynier|\bmgr\b|magister|grado|maestria|maestro|mestrado|mestre|licenciatura|bacharelado|laurea|lisans|betriebswirt|fachwirt|techniker|bakalar|inzenyr|candidat|abitur|matura|baccalaureat|бакалавр|магістр|спеціаліст|диплом|кандидат|certificate|minor|major/u;

/** Lines about results, which are neither a school nor a degree. */
const RESULT =
  /(?:^|[^\p{L}])(?:c?gpa|cum laude|dean['’]?s list|honou?rs|distinction|awards?|scholarships?|grades?|coursework|relevant courses|thesis|dissertation|activities|rank(?:ed)?|percentage|score|note|abschlussnote|gesamtnote|notendurchschnitt|promedio|nota|tesis|mencion|mention|moyenne|memoire|srednia|ocena|praca|media|voto|tesi|середніи бал|диплом з відзнакою)(?![\p{L}])/u;

/** A grade after a degree: `BSc Physics; GPA: 3.8`. */
const GRADE =
  /\s*[;,(–-]\s*(?:c?gpa|grade|note|average|promedio|nota|ocena|moyenne)\b[^;)]*\)?$|\s+with\s+\d[\d.,]*\s?%.*$/iu;

/** Dates of graduation, which may have a grade beside them. */
const GRADUATION =
  /^(?:graduat|class of|expected|completed|conferred|degree awarded|abgeschlossen|titulad|diplome en)/u;

/** Labels before values, and headings of table columns. Normalized. */
const LABEL =
  /^(?:period|dates?|years?|school|institution|university|degree|qualification|zeitraum|schule|hochschule|institut|abschluss|periodo|institucion|instituicao|titulo|grau|curso|ecole|etablissement|diplome|okres|uczelnia|szkola|kierunek|tytul|donem|okul|universite|derece|bolum|період|заклад|ступінь)$/u;
const COLUMN =
  /^(?:grades?|marks|percentage|c?gpa|result|board|board ?\/ ?university|speciali[sz]ation|major|course|subject|year of passing|place|location|note|fach|nota|nota media|note|mention|ocena|titulacion|centro)(?: ?\(?%\)?)?$/u;
const LABELLED = /^([^:：]{3,24}?)\s*[:：]\s*(?=\S)/u;

/** Finds schools and degrees by the years next to them. If there are no years, finds rows that name a school. */
export function findEducation(section: readonly DocumentRow[], knowledge: Knowledge): Found<Education>[] {
  const rows = section.filter(({ cells }) => !isTableHeading(cells)).map(withoutLabels);
  const isNamingRow = ({ key }: DocumentRow) => SCHOOL.test(key) || DEGREE.test(key);
  const isComplete = (head: readonly HeadRow[]) => isNamed(head.map(({ text }) => text));
  const ways = { isNamingRow, isComplete };
  const strict = splitIntoEntries(rows, knowledge.today, { ...ways, rangesOf: rangesOrYear });
  // If there is no other date, the date in a line about a result counts too.
  const entries =
    strict.length > 0 ? strict : splitIntoEntries(rows, knowledge.today, { ...ways, rangesOf: rangesOrAnyYear });
  if (entries.length === 0) return undatedEducation(rows, knowledge);
  return entries.flatMap(({ range, head }) => {
    const { school, degree } = namesIn(head, knowledge);
    if (!school || (strict.length === 0 && !isSchool(school))) return [];
    const from = range.length <= 4 ? null : Number(range.from.slice(0, 4));
    const to = range.to ? Number(range.to.slice(0, 4)) : null;
    const where = head.map(({ row }) => row.where);
    return [{ value: valueOf({ school, degree, from, to }), sure: isSchool(school) ? 0.9 : 0.6, where }];
  });
}

/** Rows that name a school, with the degree in the same row or in the next one. */
function undatedEducation(rows: readonly DocumentRow[], knowledge: Knowledge): Found<Education>[] {
  return rows.flatMap((row, at) => {
    if (!isNaming(row) || !SCHOOL.test(row.key)) return [];
    const next = rows[at + 1];
    const hasDegree = next && isNaming(next) && DEGREE.test(next.key) && !SCHOOL.test(next.key);
    const head = [row, ...(hasDegree ? [next] : [])].map(toHeadRow);
    const { school, degree } = namesIn(head, knowledge);
    if (!school || !isSchool(school)) return [];
    const where = head.map((each) => each.row.where);
    return [{ value: valueOf({ school, degree, from: null, to: null }), sure: 0.7, where }];
  });
}

function valueOf({ school, degree, from, to }: Education): Education {
  return { school: school.slice(0, SCHOOL_MAX), degree: degree.slice(0, DEGREE_MAX), from, to };
}

/** The school and the degree in the naming rows of an entry. */
function namesIn(head: readonly HeadRow[], knowledge: Knowledge): { school: string | undefined; degree: string } {
  const texts = head
    .flatMap(({ cells }) =>
      cells.flatMap((cell) =>
        cell.split(/\s[|•·–—-]\s|:\s+|(?<=\p{L}{3})\.\s+(?=\p{Lu})|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u),
      ),
    )
    .flatMap((text) => (isSchool(text) && isDegree(text) ? text.split(/,\s+|\s(?:from|at|an der|en la|à)\s/) : [text]));
  const parts = texts.length > 1 ? texts : texts.flatMap((text) => text.split(/,\s+/));
  const useful = parts
    .map((part) => part.replace(GRADE, '').replaceAll(/^[\s,|–—-]+|[\s,;|–—-]+(?:in|im|en)?$|\s(?:in|im|en)$/g, ''))
    .filter(
      (part) =>
        /\p{L}{2}/u.test(part) &&
        !/^[A-Z]{2}$/.test(part) &&
        !isElsewhere(part, knowledge) &&
        !isLabel(part) &&
        !isResult(part) &&
        !isProse(part),
    )
    .map((part) => withoutPlace(part, knowledge));
  // Without a word for a school or a degree, the row is something else, such as a course.
  if (!useful.some((part) => isSchool(part) || isDegree(part))) return { school: undefined, degree: '' };
  const school =
    useful.find((part) => isSchool(part) && !isDegree(part)) ??
    useful.find(isSchool) ??
    useful.find((part) => !isDegree(part));
  const others = useful.filter((part) => part !== school);
  return { school, degree: others.find(isDegree) ?? others[0] ?? '' };
}

function isNamed(texts: readonly string[]): boolean {
  return texts.some(isSchool) && texts.some((text) => isDegree(text) || text.split(/,\s|\s[–—-]\s/).length > 1);
}

function isSchool(text: string): boolean {
  const key = normalizeText(text);
  return SCHOOL.test(key) && !/^(?:high|secondary|senior) school (?:diploma|certificate|leaving)/.test(key);
}

function isDegree(text: string): boolean {
  return DEGREE.test(normalizeText(text));
}

function isLabel(text: string): boolean {
  return LABEL.test(normalizeText(text).replace(/\s*[:：]$/, ''));
}

/** Whether a row contains the headings of a table's columns: `Degree ⇥ School ⇥ Year ⇥ Grade`. */
function isTableHeading(cells: readonly string[]): boolean {
  return cells.every((cell) => isLabel(cell) || (cells.length > 2 && COLUMN.test(normalizeText(cell))));
}

/** Removes a label: `School: University of Leeds`. */
function withoutLabels(row: DocumentRow): DocumentRow {
  if (row.cells.length > 1 && isLabel(row.cells[0]!)) return withCells(row, row.cells.slice(1));
  const label = LABELLED.exec(row.text);
  return label && row.cells.length === 1 && isLabel(label[1]!)
    ? withCells(row, [row.text.slice(label[0].length)])
    : row;
}

function toHeadRow(row: DocumentRow): HeadRow {
  return { text: row.text, cells: row.cells, row, dated: false };
}

/** Whether a part is a place instead of a school. A school may come before its town: `State College, Boston, MA`. */
function isElsewhere(part: string, knowledge: Knowledge): boolean {
  const kind = placeKind(part, knowledge);
  return kind === 'place' || (kind === 'maybe' && !isSchool(part));
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
  return isResult(text) && !GRADUATION.test(normalizeText(text)) ? [] : rangesOrAnyYear(text, today);
}

function rangesOrAnyYear(text: string, today: string): Range[] {
  const ranges = rangesIn(text, today);
  const year = /(?<![\p{L}\d])(19[5-9]\d|20[0-4]\d)(?![\p{L}\d])/u.exec(text);
  if (ranges.length > 0 || !year) return ranges;
  return [{ from: `${year[0]}-01`, to: `${year[0]}-12`, coarse: true, coarseEnd: true, at: year.index, length: 4 }];
}
