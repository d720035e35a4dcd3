import type { Found } from '@crewdock/contract/resumes';
import { type DayContext, findDays, type FoundDay } from './days.ts';
import { HIRING } from './hiring.ts';
import { foundIn, type TextPiece } from './lines.ts';

/** Words before the start in a sentence: `to start in March`. Normalized. */
const STARTS =
  /(?<!\p{L})(?:start(?:s|ing)?|begins?|beginning|commenc\p{L}+|join(?:ing)?|kick.?off|onboarding|beginn|beginnt|einstieg|eintritt\p{L}*|starttermin|incorporacion|comienzo|inicio|debut|demarrage|rozpoczecie|старт|початок)(?!\p{L})/u;
/** Words directly before a day from which people are wanted. */
const FROM =
  /(?:^|[^\p{L}])(?:from|as of|starting|ab|zum|per|vom|a partir del?|desde(?: el)?|des|a partir du|a compter du|od|з|від)(?: the| dem)?(?: (?:mon|tues|wednes|thurs|fri)day,?| (?:montag|dienstag|mittwoch|donnerstag|freitag),?(?: den| dem)?)?\s?$/u;
/** Words directly before a day on which a period ends. */
const UNTIL =
  /(?:since|seit|founded in|until|till?|by|before|bis(?: zum)?|spatestens|hasta(?: el)?|antes del?|jusqu\S+(?: au)?|avant|do|to)\s?$/u;
/** Sentences about applications and other dates. */
const ELSE =
  /(?<!\p{L})(?:apply|applications?|send|submit|share|answer|reply|respond|response|deadline|interviews?|founded|feedback|deliver|funding|resumes?|cvs?|profiles?|bewerb\p{L}*|bewirb|senden|rucksendung|gegrundet|enviar|envia|candidature|aplikuj|wyslij)(?!\p{L})/u;
/** A single word or phrase of a list that says when the work starts. */
const ALONE = /^(?:start(?:ing)?\s?:?\s)?(?:asap|immediate(?:ly)?(?: start)?|(?:ab )?sofort|od zaraz)[.!]?$/u;

/** Maximum number of characters between "start" and the day. */
const NEAR = 45;

/** Finds the first day of work: in labeled values, otherwise in a sentence about the start. */
export function findJobStart(
  facts: readonly TextPiece[],
  sentences: readonly TextPiece[],
  context: DayContext,
): Found<string> | null {
  for (const fact of facts) {
    const [first] = findDays(fact.key, context).filter(({ at }) => !UNTIL.test(fact.key.slice(0, at)));
    if (first) return foundIn(first.day, first.isRelative ? 0.72 : 0.95, fact);
  }
  for (const sentence of sentences) {
    const day = startIn(sentence.key, context);
    if (day) return foundIn(day.day, day.isRelative ? 0.7 : 0.85, sentence);
  }
  return null;
}

function startIn(key: string, context: DayContext): FoundDay | null {
  if (ELSE.test(key)) return null;
  const days = findDays(key, context).filter(({ day }) => day >= context.today);
  for (const found of days) {
    const before = key.slice(Math.max(0, found.at - NEAR), found.at);
    if (UNTIL.test(before)) continue;
    if (STARTS.test(before) || (HIRING.test(key) && (FROM.test(before) || found.isRelative))) return found;
  }
  return key.split(/,|\s[|•·]\s/).some((part) => ALONE.test(part.trim()))
    ? (days.find(({ isRelative }) => isRelative) ?? null)
    : null;
}
