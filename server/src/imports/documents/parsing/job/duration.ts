import type { Found } from '@crewdock/contract/resumes';
import { type DayContext, findDays, monthsBetween } from './days.ts';
import { HIRING } from './hiring.ts';
import type { JobKnowledge } from './knowledge.ts';
import { foundIn, type TextPiece } from './lines.ts';
import { COUNT, parseCount } from './numbers.ts';

const UNIT = String.raw`(days?|weeks?|wks?|months?|mos?|mths?|years?|yrs?|tage?n?|wochen?|monate?n?|jahre?n?|dias?|semanas?|mes(?:es)?|anos?|jours?|semaines?|mois|ans?|dni|tygodni\p{L}*|miesi\p{L}+|lat|lata|rok|місяц\p{L}*|тижн\p{L}*)`;
const SPAN = new RegExp(
  String.raw`(?<![\p{L}\d$€£.,])(${COUNT})(?:\s?(?:-|–|to|bis|a|do)\s?(${COUNT}))?(\s?\+)?[\s-]?${UNIT}(?!\p{L})(\s?\+(?!\s?\p{L})| or (?:more|longer)| plus| oder (?:mehr|langer)| o mas)?( and a half)?`,
  'gu',
);
const AT_LEAST = /(?:at least|minimum(?: of)?|min\.?|mindestens|al menos|minimo|au moins|co najmniej)\s?$/u;
/** Words after a span of time which show that the span is not the length of the work. */
const NOT_AFTER =
  /^\W*(?:\p{L}+\s)?(?:of\s)?(?:(?:parental|paid|professional|relevant|hands.on|working)\s)?(?:experience|exp\b|erfahrung|berufserfahrung|experiencia|d.experience|doswiadcz|holiday|vacation|leave|notice|probation|trial|urlaub|probezeit|kundigungsfrist|housing|runway|funding|week\b|old\b|ago\b|in business|warranty|guarantee)/u;
/** Words before a span of time which show the same. */
const NOT_BEFORE =
  /(?:every|each|since|last|past|after|within|in|over|(?:probation(?:ary)?|trial|notice)(?: period)?|probezeit|kundigungsfrist|experience|erfahrung|alle|seit|nach|cada|tras|dentro de|dans|chaque|za|po)(?: the| den| of| von| is| lasts| ist| betragt| dauert)?:?\s?$/u;
/** Words directly after or before a span of time which show that the span is the length of the work. */
const WORK_AFTER =
  /^[\s-]?(?:\(?fixed.?term\)?\s)?(?:\p{L}+\s)?(?:contract|project|assignment|engagement|gig|mission|role|placement|projekt|einsatz|vertrag|proyecto|contrato|kontrakt|initial|to (?:start|begin) with)/u;
const WORK_BEFORE =
  /(?:contract|project|assignment|engagement|mission|duration|length|period|laufzeit|\p{L}*dauer|befristet|zeitraum|projekt|proyecto|kontrakt|limited to|(?:contrato|contract|vertrag) \p{L}+|dura|runs?|lasts?|planned|plan with|initial(?:ly)?|erstmal|zunachst)(?:\s(?:is|ist|of|von|for|fur|auf|with|will|will be|last|es|de|na|planned for|about|approx\.?|ca\.?|erstmal|zunachst|erst|einem|einen)){0,3}:?\s?$/u;
const FOR =
  /(?:for|for about|for approx\.?|fur|fur die dauer von|durante|por|pendant|pour|na|на)(?: the| a| an initial| initial| at least| mindestens| about| ca\.?| zunachst)?\s?$/u;
/** Number of characters before a span that are searched. */
const NEAR = 80;
/** Sentences about the last day of something else, such as an application period. */
const NO_WORK =
  /(?<!\p{L})(?:apply|applications?|send|submit|deadline|valid|open|bewerb\p{L}*|enviar|candidature|aplikuj|holiday|closed)(?!\p{L})/u;
/** Matches what remains of a part of a line if the part contains only a span of time. */
const BARE = /^(?:ca\.? |approx\.? |about |initial )?$/u;
const PERMANENT =
  /(?<!\p{L})(?:permanent|unbefristet\p{L}*|festanstellung|indefinid[oa]|cdi|bezterminow\p{L}*|open.ended)(?!\p{L})/u;
const PERMANENT_WORK =
  /(?<!\p{L})(?:permanent (?:contract|position|role|employment|job|hire|basis)|(?:contract|position|role|employment)\W{1,3}permanent|unbefristete\p{L}* \p{L}+|festanstellung|contrato indefinido)(?!\p{L})/u;
const LONG_TERM =
  /(?<!\p{L})(?:long.?term|langfristig\p{L}*|largo plazo|longue duree|dlugotermin\p{L}*|ongoing|indefinite)(?!\p{L})/u;
const LONG_TERM_ALONE = /^(?:long.?term|langfristig|largo plazo|longue duree)[.]?$/u;
const LONG_TERM_WORK =
  /(?<!\p{L})(?:long.?term (?:contract|project|assignment|engagement|role|position|cooperation|collaboration)|langfristige[rsn]? (?:einsatz|projekt|zusammenarbeit|vertrag))(?!\p{L})/u;
const UNTIL = /(?<!\p{L})(?:until|till?|bis(?: zum)?|hasta(?: el)?|jusqu\S+(?: au)?)(?: the)?\s(.*)$/u;
const END_OF_YEAR =
  /^(?:end of (?:the |this |next )?year|jahresende|ende des jahres|fin de ano|(?:the )?end of (20\d\d)|ende (20\d\d))/u;

interface Sources {
  duration: readonly TextPiece[];
  end: readonly TextPiece[];
  terms: readonly TextPiece[];
  sentences: readonly TextPiece[];
  start: Found<string> | null;
}

/** Finds the duration: in labeled values, from the last day, otherwise in a sentence about the contract or project. */
export function findJobDuration(
  sources: Sources,
  { durations }: JobKnowledge,
  context: DayContext,
): Found<number> | null {
  const said = spanIn(sources, context);
  const id = said ? durations[said.value] : undefined;
  return said && id !== undefined ? { ...said, value: id } : null;
}

function spanIn({ duration, end, terms, sentences, start }: Sources, context: DayContext): Found<string> | null {
  const from = start?.value ?? context.today;
  const worded = ({ key, ...piece }: TextPiece) => ({ ...piece, key: withNumbers(key) });
  for (const piece of duration.map(worded)) {
    const option = optionOf(piece.key) ?? optionBetween(piece.key, context) ?? optionUntil(piece.key, from, context);
    if (option) return foundIn(option, 0.94, piece);
    if (LONG_TERM.test(piece.key) || PERMANENT.test(piece.key)) return foundIn('long term', 0.93, piece);
  }
  for (const piece of end) {
    const [last] = findDays(piece.key, context);
    const months = last ? monthsBetween(from, last.day) : 0;
    if (last && last.day > from) return foundIn(optionFor(months, false), 0.9, piece);
  }
  for (const piece of terms.map(worded)) {
    const option = optionOf(piece.key);
    if (option) return foundIn(option, 0.9, piece);
    if (PERMANENT.test(piece.key) || LONG_TERM.test(piece.key)) return foundIn('long term', 0.9, piece);
  }
  for (const piece of sentences.map(worded)) {
    const option = workSpanIn(piece.key) ?? bareSpanIn(piece.key);
    if (option) return foundIn(option, 0.82, piece);
  }
  for (const piece of sentences) {
    const isWork = HIRES_FOR.test(piece.key) && !NO_WORK.test(piece.key);
    const option = isWork ? optionUntil(piece.key, from, context) : null;
    if (option) return foundIn(option, 0.75, piece);
  }
  const permanent = sentences.find(
    ({ key }) =>
      PERMANENT_WORK.test(key) ||
      LONG_TERM_WORK.test(key) ||
      (key.length <= 60 && PERMANENT.test(key)) ||
      key.split(/,|\s[|•·]\s/).some((part) => LONG_TERM_ALONE.test(part.trim())),
  );
  return permanent ? foundIn('long term', 0.8, permanent) : null;
}

/** Writes out spans without a number: `a year and a half`, `half a year`. */
function withNumbers(key: string): string {
  return key
    .replaceAll(/(?<!\p{L})(?:half a year|ein(?:em)? halbe[ns]? jahr|medio ano|six mois)(?!\p{L})/gu, '6 months')
    .replaceAll(/(?<!\p{L})a year(?!\p{L})/gu, 'one year');
}

/** Returns the duration option for the first span of time in a labeled value. */
function optionOf(key: string): string | null {
  for (const match of key.matchAll(SPAN)) {
    const option = optionOfSpan(match, key.slice(0, match.index));
    if (option) return option;
  }
  return null;
}

function workSpanIn(key: string): string | null {
  for (const match of key.matchAll(SPAN)) {
    const [before, after] = [key.slice(0, match.index), key.slice(match.index + match[0].length)];
    const lead = before.slice(-NEAR).replace(AT_LEAST, '');
    if (NOT_BEFORE.test(lead) || NOT_AFTER.test(after)) continue;
    const isWork = WORK_AFTER.test(after) || WORK_BEFORE.test(lead) || (FOR.test(lead) && HIRES_FOR.test(key));
    const option = isWork ? optionOfSpan(match, before) : null;
    if (option) return option;
  }
  return null;
}

/** Sentences in which "for six months" is about the work. */
const HIRES_FOR = new RegExp(
  String.raw`${HIRING.source}|(?<!\p{L})(?:start|seats?|positions?|projekt|help us|assignment|contract|developers?|engineers?|entwickler\p{L}*)(?!\p{L})`,
  'u',
);

/** A part of a short list that is only a span of time: `Java developer, 6+ months, remote`. */
function bareSpanIn(key: string): string | null {
  const parts = key.split(/,|\s?[|•·]\s?|\s[-–—]\s/).map((part) => part.trim());
  if (parts.length < 3) return null;
  for (const part of parts) {
    const [match] = part.matchAll(SPAN);
    if (!match || !/week|month|mo|woche|monat|mes|sem|mois|miesi|місяц/u.test(match[4]!)) continue;
    const rest = part.replace(match[0], '').trim();
    if (BARE.test(rest)) return optionOfSpan(match, '');
  }
  return null;
}

function optionUntil(key: string, from: string, context: DayContext): string | null {
  const rest = UNTIL.exec(key)?.[1];
  if (rest === undefined) return null;
  const year = END_OF_YEAR.exec(rest);
  const last = year ? `${year[1] ?? year[2] ?? from.slice(0, 4)}-12-31` : findDays(rest, context)[0]?.day;
  return last && last > from ? optionFor(monthsBetween(from, last), false) : null;
}

/** Returns the duration of a range of months such as `Feb 2027 - Dec 2027`, which includes both months. */
function optionBetween(key: string, context: DayContext): string | null {
  const [first, last] = findDays(key, context);
  return first && last && last.day > first.day ? optionFor(monthsBetween(first.day, last.day) + 1, false) : null;
}

function optionOfSpan([, first, second, plus, unit, open, half]: RegExpExecArray, before: string): string | null {
  const count = parseCount(second ?? first!) + (half ? 0.5 : 0);
  const months = count * monthsOf(unit!);
  if (months <= 0 || months > 120) return null;
  return optionFor(months, second === undefined && (plus !== undefined || open !== undefined || AT_LEAST.test(before)));
}

function monthsOf(unit: string): number {
  if (/^(?:d|t[aä]g|jour|dni)/u.test(unit)) return 1 / 30;
  if (/^(?:w|sem|tyg|тиж)/u.test(unit)) return 7 / 30.44;
  return /^(?:y|jahr|ano|an|lat|rok)/u.test(unit) ? 12 : 1;
}

/**
 * Returns the label of the duration option. A span on the limit of two options belongs to the shorter one, unless the
 * span is open-ended: `6+ months`.
 */
function optionFor(months: number, isOpen: boolean): string {
  const least = isOpen ? months + 0.1 : months;
  if (least < 1) return 'less than 1 month';
  if (least <= 3) return '1 to 3 months';
  if (least <= 6) return '3 to 6 months';
  return least <= 12.4 ? (isOpen && months >= 12 ? 'more than 12 months' : '6 to 12 months') : 'more than 12 months';
}
