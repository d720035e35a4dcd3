import type { Found } from '@crewdock/contract/resumes';
import { normalizeText } from '../../../tables/cells/folded.ts';
import { isTitle } from '../work/titles.ts';
import { HIRING_VERBS } from './hiring.ts';
import type { JobKnowledge } from './knowledge.ts';
import { foundIn, type TextPiece } from './lines.ts';
import { COUNT, parseCount } from './numbers.ts';

/** Patterns by label in the dictionary. The first match wins. */
const ENGAGEMENTS: [string, RegExp][] = [
  [
    'fixed term',
    /fixed.?term|temporary (?:contract|position|role)|(?<!un)befristet|contrato temporal|obra y servicio|\b\d{1,2}.months? (?:contract|project|assignment)|umowa zlecenie|\bcdd\b|\bc2c\b|corp.to.corp|\bw-?2\b|\(contract\)|\bcontract (?:role|position|job|on)\b|^contract(?: \/ .*)?$/u,
  ],
  ['full time', /full.?time|vollzeit|jornada completa|tiempo completo|pelny etat|повна зайнятість|temps plein/u],
  ['part time', /part.?time|teilzeit|media jornada|tiempo parcial|jornada parcial|czesc etatu|часткова|temps partiel/u],
];

/** Finds the type of employment: in labeled values, otherwise in any sentence. */
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
    /\bhybrid|hibrid[oa]|hybryd|гібрид|\b(?:\d|one|two|three|four|ein(?:en|mal)?|zwei|drei|vier|dos|tres|deux|trois)(?:\s?(?:-|to|or|bis)\s?\d)? (?:days?|tage?n?|dias?|jours?)\b.{0,30}(?:office|on.?site|buro|vor ort|home|remote|oficina|teletravail|sur site)|\boffices? (?:\d|one|two|three) days?\b|home.?office an .{0,10}tage?n?\b/u,
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

/** Finds the work mode: in labeled values, otherwise at the top, otherwise in the whole text. */
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

/** A number of people shortly after a verb: `needs 2 Flutter developers`. The words in between must not name people. */
const PEOPLE = new RegExp(
  String.raw`(?<!\p{L})(?:${HIRING_VERBS})(?!\p{L})[\s:]*((?:(?:[^\s.;:]|(?<=\d)\.)+\s){0,8}?)(${COUNT})\s?x?\s((?:[\p{L}\p{N}.+#/&'’-]+\s?){1,5})`,
  'u',
);
const SOMEBODY = /(?<!\p{L})(?:an?|one|einen?|eine|una?|our|your|my|unser\p{L}*|the|team|of|mit|with|who)(?!\p{L})/u;
const UNIT_AFTER =
  /^(?:\+|years?|yrs?|jahre?|anos?|months?|monate?|weeks?|wochen?|hours?|hrs?|days?|tage?|stunden|lat)(?!\p{L})/u;
/** A number of people before a role: `2 devs needed`, `2 x DevOps engineer`. */
const NEEDED = new RegExp(
  String.raw`^(?:re: |subject: .{0,30}?)?(${COUNT})\s(?:(?:[\p{L}.+#/-]+\s){1,4}(?:needed|wanted|required|gesucht)(?!\p{L})|x\s\p{L})`,
  'u',
);
/** A number of positions: `2 Stellen`. */
const POSITIONS = new RegExp(
  String.raw`(?<![\p{L}\d])(${COUNT})\s(?:open |offene |freie |new )?(?:positions|openings|vacancies|seats|roles|headcount|hires|stellen|plazas|vacantes|postes|etaty)(?!\p{L})`,
  'u',
);
const POSITIONS_MAX = 80;

/** Finds the number of people wanted. Null if it is one or not stated. */
export function findJobHeadcount(facts: readonly TextPiece[], sentences: readonly TextPiece[]): Found<number> | null {
  for (const fact of facts) {
    const written = new RegExp(String.raw`^\D{0,10}?(${COUNT})(?!\p{L})`, 'u').exec(fact.key)?.[1];
    const count = written ? parseCount(written) : 0;
    if (count > 1) return foundIn(count, 0.95, fact);
    if (count === 1) return null;
  }
  for (const sentence of sentences) {
    const count = parseCount(NEEDED.exec(sentence.key)?.[1] ?? '') || countWanted(sentence.key);
    if (count > 1) return foundIn(count, 0.8, sentence);
  }
  for (const { key, ...sentence } of sentences) {
    const count = key.length <= POSITIONS_MAX ? parseCount(POSITIONS.exec(key)?.[1] ?? '') : 0;
    if (count > 1) return foundIn(count, 0.78, sentence);
  }
  return null;
}

function countWanted(key: string): number {
  const [, between = '', written = '', people = ''] = PEOPLE.exec(key) ?? [];
  const isPeople = /people|persons?|leute|personen|personas|osob/u.test(people) || isTitle(people);
  return isPeople && !SOMEBODY.test(between.replace(/(?:incorporar|contratar) a /u, '')) && !UNIT_AFTER.test(people)
    ? parseCount(written)
    : 0;
}
