import type { DocumentRow } from '../document-row.ts';
import { isTitle } from '../work/titles.ts';
import type { JobRow } from './lines.ts';

export type JobSection = 'head' | 'company' | 'tasks' | 'needs' | 'nice' | 'offer' | 'apply' | 'other';

/** Words of headings in English, German, Spanish, French, Polish and Ukrainian. Normalized. The first match wins. */
const WORDS: [JobSection, RegExp][] = [
  [
    'nice',
    /nice.to.have|bonus|\bplus(es)?\b|preferred|desirable|good to have|would be great|extra points|von vorteil|wunschenswert|deseable|valorable|se valora|\batouts?\b|mile widzian|буде плюсом|перевагою/u,
  ],
  ['apply', /\bappl(y|ication|ying)\b|bewerb|contact|kontakt|process|candidatura|aplikuj|equal opportunit|privacy/u],
  [
    'offer',
    /\boffer|benefit|perks|what you.{0,8} get|we give|why (us|join|work)|in it for you|wir bieten|angebot|vorteile|ofrecemos|beneficios|condiciones|oferujemy|пропонуємо|nous offrons|avantages|compensation/u,
  ],
  [
    'company',
    /about (us|the company|our|the team)|who we are|the company|our (team|company|story)|uber uns|wer wir sind|das unternehmen|sobre nosotros|quienes somos|la empresa|\bo nas\b|про нас|a propos de/u,
  ],
  [
    'needs',
    /require|qualif|must.have|you.{0,8} (need|bring|have)\b|\byou (are|know)\b|your (profile|skills|experience|background)|looking for|we (expect|ask)|who you are|about you|skills|stack|technolog|experience|\bprofil\b|anforderung|mitbring|bringst|voraussetzung|kenntnisse|requisitos|perfil|buscamos|wymagania|oczekujemy|вимоги|очікуємо|competences|recherch/u,
  ],
  [
    'tasks',
    /responsibilit|your (role|tasks|mission|work|job)|the (role|job|position|work)|what you.{0,8} (do|be doing)|tasks|duties|day.to.day|you will|aufgaben|tatigkeit|erwartet dich|deine rolle|funciones|responsabilidades|tareas|haras|obowiazki|zadania|обов.язки|missions|description|beschreibung|descripcion|summary|overview|project/u,
  ],
];

export interface JobPart {
  section: JobSection;
  heading: JobRow | null;
  rows: JobRow[];
}

/** Splits a job description into parts. Rows above the first heading are the part `head`. */
export function splitIntoJobParts(rows: readonly JobRow[]): JobPart[] {
  const parts: JobPart[] = [{ section: 'head', heading: null, rows: [] }];
  const areBold = rows.slice(1).some(({ bold }) => bold);
  for (const [at, row] of rows.entries()) {
    const section = at === 0 ? null : jobHeadingOf(row, areBold);
    if (section) parts.push({ section, heading: row, rows: [] });
    else parts.at(-1)!.rows.push(row);
  }
  return parts;
}

const LONGEST = 60;
const MOST_WORDS = 9;
/** Maximum number of words in headings that are formatted like other lines. */
const PLAIN_WORDS = 5;

/**
 * The section of a heading; null if the row is not a heading. `areBold`: whether the headings of this text are bold.
 */
function jobHeadingOf({ text, key, cells, bullet, bold, caps }: DocumentRow, areBold: boolean): JobSection | null {
  if (bullet || cells.length > 1 || text.length > LONGEST || key.split(' ').length > MOST_WORDS) return null;
  const isMarked = bold || caps || /[:：]$/.test(text);
  const length = key.split(' ').length;
  // The row is a list item or a sentence.
  if (!isMarked && (areBold || length > PLAIN_WORDS || /[.!,;]$|\d/.test(text))) return null;
  const section = WORDS.find(([, words]) => words.test(key))?.[0] ?? null;
  // Job titles may contain heading words: `Requirements engineer`.
  if (isTitle(text) && !/[:?]$/.test(text)) return null;
  if (section) return /^[^:]{1,40}:\s+\S/.test(text) ? null : section;
  return (bold || /[:：]$/.test(text)) && !/\d/.test(text) ? 'other' : null;
}
