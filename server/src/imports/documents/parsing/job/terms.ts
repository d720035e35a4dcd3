import type { Found } from '@crewdock/contract/resumes';
import { normalizeText } from '../../../tables/cells/folded.ts';
import type { JobKnowledge } from './knowledge.ts';
import { foundIn, type TextPiece } from './lines.ts';

/** Patterns by label in the dictionary. The first match wins. */
const ENGAGEMENTS: [string, RegExp][] = [
  [
    'fixed term',
    /fixed.?term|temporary (?:contract|position|role)|(?<!un)befristet|contrato temporal|obra y servicio|\b\d{1,2}.months? (?:contract|project|assignment)|umowa zlecenie|\bcdd\b/u,
  ],
  ['full time', /full.?time|vollzeit|jornada completa|tiempo completo|pelny etat|повна зайнятість|temps plein/u],
  ['part time', /part.?time|teilzeit|media jornada|tiempo parcial|jornada parcial|czesc etatu|часткова|temps partiel/u],
];

/** Finds the type of employment: in labelled values, otherwise in any sentence. */
export function findJobEngagement(
  facts: readonly TextPiece[],
  sentences: readonly TextPiece[],
  { engagements }: JobKnowledge,
): Found<number> | null {
  return optionIn(ENGAGEMENTS, engagements, facts, 0.96) ?? optionIn(ENGAGEMENTS, engagements, sentences, 0.85);
}

const NOT_REMOTE =
  /(?:no|not|kein|keine|sin)\s(?:fully\s)?(?:remote|home ?office|teletrabajo)|remote (?:work )?is not|not (?:a )?remote/u;
const WORK_MODES: [string, RegExp][] = [
  [
    'hybrid',
    /\bhybrid|hibrid[oa]|hybryd|гібрид|\b(?:\d|one|two|three|four)(?:\s?(?:-|to|or)\s?\d)? (?:days?|tage?n?|dias?)\b.{0,30}(?:office|on.?site|buro|vor ort|home|remote|oficina)|home.?office an .{0,10}tage?n?\b/u,
  ],
  [
    'remote',
    /\bremote(?:ly)?\b(?! (?:sens|contro|devic|proced|desktop|team|server|monitor))|work from (?:home|anywhere)|home ?office|\bremot[oa]\b|teletrabajo|zdaln|віддален|teletravail|a distance/u,
  ],
  [
    'on site',
    /\bon.?site\b|in.office|(?:in|at|from) (?:our|the) .{0,20}offices?\b|vor ort|presencial|stacjonarn|sur site|в офісі|prasenz/u,
  ],
];

/** Finds the work mode: in labelled values, otherwise at the top, otherwise in the whole text. */
export function findJobWorkMode(
  facts: readonly TextPiece[],
  head: readonly TextPiece[],
  sentences: readonly TextPiece[],
  { work_modes }: JobKnowledge,
): Found<number> | null {
  const onSite = work_modes['on site'];
  const refused = [...facts, ...head, ...sentences].find(({ key }) => NOT_REMOTE.test(key));
  const said = optionIn(WORK_MODES, work_modes, facts, 0.96);
  if (said && !refused) return said;
  if (refused && onSite !== undefined) return foundIn(onSite, 0.85, refused);
  return optionIn(WORK_MODES, work_modes, head, 0.9) ?? optionIn(WORK_MODES, work_modes, sentences, 0.8);
}

/** Whether a text names a type of employment or a work mode. */
export function isTerm(text: string): boolean {
  const key = normalizeText(text);
  return [...ENGAGEMENTS, ...WORK_MODES].some(([, words]) => words.test(key));
}

function optionIn(
  words: [string, RegExp][],
  ids: Record<string, number>,
  pieces: readonly TextPiece[],
  sure: number,
): Found<number> | null {
  for (const [label, pattern] of words) {
    const piece = pieces.find(({ key }) => pattern.test(key));
    const id = ids[label];
    if (piece && id !== undefined) return foundIn(id, sure, piece);
  }
  return null;
}

const HOURS =
  /\b(\d{1,2})(?:\s?(?:-|–|to|bis|a)\s?\d{1,2})?\s?\+?\s?(?:hours?|hrs?|h|std\.?|stunden|horas|godzin|годин)\s?(?:\/|a|per|pro|por|na|each|every|die)?\s?(?:week|weekly|woche|wochentlich|semana|semanales|tydzien|тиждень)/u;

/** Finds the hours per week. For a range, its lower bound. */
export function findJobHoursPerWeek(pieces: readonly TextPiece[]): Found<number> | null {
  for (const piece of pieces) {
    const hours = Number(HOURS.exec(piece.key)?.[1] ?? 0);
    if (hours >= 4 && hours <= 80) return foundIn(hours, 0.9, piece);
  }
  return null;
}

const NUMBERS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  zwei: 2,
  drei: 3,
  vier: 4,
  dos: 2,
  tres: 3,
  cuatro: 4,
  deux: 2,
  trois: 3,
  dwoch: 2,
  двох: 2,
  трьох: 3,
};
const PEOPLE =
  /(?:looking for|hiring|seeking|needs?|recruiting|suchen(?: wir)?|sucht|buscamos|szukamy|recherchons|шукаємо)\s(?:for\s)?(?:up to\s)?(?:(?:ab|zum|per)\s\S+\s)?(\d{1,3}|\p{L}{3,6})\s(?!\+|years?|yrs?|jahre|anos|months?|hours?)(?=\p{L})/u;

/** A number of people before a role: `2 devs needed`. */
const NEEDED = /^(\d{1,2}|\p{L}{3,6})\s(?:\p{L}+\s){1,3}(?:needed|wanted|required|gesucht)\b/u;

/** Finds the number of people wanted. Null if it is one or not stated. */
export function findJobHeadcount(facts: readonly TextPiece[], sentences: readonly TextPiece[]): Found<number> | null {
  for (const fact of facts) {
    const count = Number(/^\D{0,10}(\d{1,3})\b/.exec(fact.key)?.[1] ?? NUMBERS[fact.key] ?? 0);
    if (count > 1) return foundIn(count, 0.95, fact);
  }
  for (const sentence of sentences) {
    const word = (PEOPLE.exec(sentence.key) ?? NEEDED.exec(sentence.key))?.[1];
    const count = word === undefined ? 0 : (NUMBERS[word] ?? Number(word));
    if (count > 1) return foundIn(count, 0.8, sentence);
  }
  return null;
}
