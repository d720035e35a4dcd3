import { foldInPlace } from './fold-in-place.ts';
import { COUNT, parseCount } from './numbers.ts';

/** A skill in a text. */
interface SkillPosition {
  id: number;
  at: number;
  length: number;
}

/** Years of experience, in text that is in lower case and without accents, but of unchanged length. */
const UNIT = String.raw`(?:years?|yrs?\.?|y(?![\p{L}])|jahre?n?|anos?|ans?|lat[a]?|roku|рок\p{L}*)`;
const YEARS = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${COUNT})(?:\s?(?:-|–|to|bis|a)\s?\d{1,2})?\s?\+?(?:\s(?:or more|plus|mehr als|full))?\s?(?:${UNIT}(?!\p{L})\s?\+?|(?=\s(?:of (?:them|which|those)|in)(?!\p{L})))`,
  'gu',
);
/** Between a skill and the years behind it: `Java (min. 5 years)`. */
const BEHIND =
  /^\s?[)]?\s?(?:[-–—:(>≥|,;=]|experience|erfahrung|with|mit|for|seit|since)?\s?(?:[-–—:(>≥]\s?)?(?:at least|for at least|min\.?|minimum(?: of)?|mind\.?|mindestens|al menos|minimo|au moins|co najmniej|about|approx\.?|ca\.?|over|more than|uber|mehr als|for|of)?\s?[>≥]?\s?$/u;
/** Between skills that share their years. */
const JOINED = /^\s?(?:,|\/|&|\+|and|or|und|oder|y|o|et|ou|i|with|using|and\/or|,\s?(?:and|or|und))\s?(?:the\s)?$/u;
/** Words between years and their skills. */
const AHEAD = /^[^.;:()]{0,70}$/u;
const CLAUSE = /,\s?(?!\p{N})|(?<!\p{L})(?:at least|mindestens)(?!\p{L})|\d/u;

const YEARS_MAX = 30;
const SHARED_MAX = 3;

/** Assigns the years of experience in a text to their skills. Returns years by the skill's id. */
export function assignYears(text: string, skills: readonly SkillPosition[]): Map<number, number> {
  const key = foldInPlace(text);
  const assigned = new Map<number, number>();
  const spans = [...key.matchAll(YEARS)].map((match) => ({
    years: parseCount(match[1]!),
    at: match.index,
    end: match.index + match[0].length,
    hasUnit: /\p{L}/u.test(match[0].slice(match[1]!.length)),
  }));
  for (const [number, span] of spans.entries()) {
    // Without a unit, the number repeats the unit before: `7 years of AWS, 3 in Terraform`.
    if (!span.hasUnit && number === 0) continue;
    if (span.years < 1 || span.years > YEARS_MAX) continue;
    const nextAt = spans[number + 1]?.at ?? Infinity;
    const previousEnd = spans[number - 1]?.end ?? 0;
    const ahead = skillsAhead(key, skills, span.end, nextAt);
    const behind = skillsBehind(key, skills, span.at, previousEnd);
    // A comma alone may also separate two entries: `Vue, 4 years of Go`.
    const isTaken = behind?.skills.every(({ id }) => assigned.has(id));
    const own = behind && !isTaken && !(behind.isLoose && ahead.length > 0) ? behind.skills : ahead;
    for (const { id } of own) if (!assigned.has(id)) assigned.set(id, span.years);
  }
  return assigned;
}

/** The skill directly before the years; null if there is none. `isLoose`: only a comma connects them. */
function skillsBehind(key: string, skills: readonly SkillPosition[], at: number, from: number) {
  const last = skills.findLast((skill) => skill.at + skill.length <= at && skill.at >= from);
  const between = last && key.slice(last.at + last.length, at);
  if (!last || between === undefined || !BEHIND.test(between)) return null;
  return { skills: skills.filter(({ at: start }) => start === last.at), isLoose: between.trim() === ',' };
}

/** The skills after the years, as long as they are joined: `5 years of Java and Spring`. */
function skillsAhead(key: string, skills: readonly SkillPosition[], end: number, nextAt: number): SkillPosition[] {
  const after = skills.filter((skill) => skill.at >= end && skill.at < nextAt);
  const [first] = after;
  const gap = first && key.slice(end, first.at);
  if (!first || gap === undefined || !AHEAD.test(gap) || CLAUSE.test(gap)) return [];
  const taken = [first];
  for (const skill of after.slice(1)) {
    const last = taken.at(-1)!;
    const between = key.slice(last.at + last.length, skill.at);
    if (skill.at !== last.at && !JOINED.test(between)) break;
    taken.push(skill);
  }
  // A longer list names everything that was done in these years, so the years say nothing about a single skill.
  return taken.length <= SHARED_MAX ? taken : [];
}
