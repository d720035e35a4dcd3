import type { Looked } from '../question.ts';
import { UNKNOWN } from './columns.ts';
import type { MarketCards } from './market-cards.ts';
import { yearsIn } from './skill-notes.ts';

/** Compared fields whose digits follow the digits of the skills. The last digit is the rate. */
const FIELDS = ['seniority', 'english', 'country', 'specializations'] as const;

/**
 * Digits of a skill: 0 if the card lacks the skill, `WITHOUT_YEARS` if its years are not specified, otherwise
 * `NO_YEARS` plus the number of years.
 */
const WITHOUT_YEARS = 1;
const NO_YEARS = 2;
/**
 * Radices of the digits: `MANY` exceeds the number of values of any compared field, `MANY_RATES` the number of distinct
 * rates.
 */
const MANY = 2 ** 8;
const MANY_RATES = 2 ** 18;

/** Numbers can represent all integers up to this limit exactly. */
const EXACT = 2 ** 53;
/** Larger than the number of cards in any market. */
const MOST_CARDS = 2 ** 24;

/**
 * Groups cards whose compared values are equal. The values are the digits of a mixed-radix number per card. Before
 * these numbers would exceed `EXACT`, they are replaced with consecutive numbers.
 */
export function groupEqualCards(
  cards: MarketCards,
  slots: Uint32Array,
  looked: Looked,
): { sortOf: Uint32Array; examples: number[] } {
  const { columns, lists } = cards;
  const { digitOf, digitOfTerm } = digitsOf(cards, looked);
  const skills = looked.skills.length;
  const digits = new Uint32Array(skills + FIELDS.length + 1);
  const radices = [...looked.skills.map(({ years }) => NO_YEARS + years + 1), ...FIELDS.map(() => MANY), MANY_RATES];
  const steps = stepsOf(radices);
  const numbers = new Map<number, number>();
  const sortOf = new Uint32Array(slots.length);
  const examples: number[] = [];
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!;
    digits.fill(0);
    const start = lists.heads[2 * slot]!;
    const end = start + (lists.heads[2 * slot + 1]! & 0xffff);
    for (let place = start; place < end; place++) {
      const term = lists.terms[place]!;
      const digit = digitOf[term]!;
      if (digit === 0) continue;
      if (digit <= skills) {
        digits[digit - 1] = digitOfYears(yearsIn(lists.notes[place]!), looked.skills[digit - 1]!.years);
      } else if (digitOfTerm[term]! > digits[digit - 1]!) digits[digit - 1] = digitOfTerm[term]!;
    }
    digits[skills + FIELDS.length] = looked.rate(known(columns.hourly[slot]!), known(columns.monthly[slot]!));
    let number = 0;
    for (let digit = 0; digit < digits.length; digit++) {
      const step = steps[digit]!;
      if (step) number = numbered(step, number);
      number = number * radices[digit]! + digits[digit]!;
    }
    let sort = numbers.get(number);
    if (sort === undefined) {
      numbers.set(number, (sort = examples.length));
      examples.push(slot);
    }
    sortOf[at] = sort;
  }
  return { sortOf, examples };
}

/**
 * Returns the digit for a skill's years. If the job does not require years, specified and unspecified years are equal.
 */
function digitOfYears(years: number | null, most: number): number {
  return years === null && most > 0 ? WITHOUT_YEARS : NO_YEARS + Math.min(years ?? 0, most);
}

/**
 * Returns, for each term, the position of its digit (counted from 1) and the value of the digit. For skills, the value
 * comes from the skill notes instead.
 */
function digitsOf({ terms }: MarketCards, looked: Looked) {
  const digitOf = new Uint16Array(terms.sets.length);
  const digitOfTerm = new Uint16Array(terms.sets.length);
  for (const [at, { id }] of looked.skills.entries()) {
    const term = terms.in('skills').get(id);
    if (term !== undefined) digitOf[term] = at + 1;
  }
  const numberOf = {
    seniority: looked.seniority,
    english: looked.english,
    country: looked.country,
    specializations: looked.specialization,
  };
  for (const [at, field] of FIELDS.entries()) {
    for (const [value, term] of terms.in(field)) {
      digitOf[term] = looked.skills.length + 1 + at;
      digitOfTerm[term] = numberOf[field](value);
    }
  }
  return { digitOf, digitOfTerm };
}

/**
 * Returns, for each digit, a map that renumbers the numbers so far if the digit would make them too large, otherwise
 * null.
 */
function stepsOf(radices: number[]): (Map<number, number> | null)[] {
  let most = 1;
  return radices.map((radix) => {
    const isTooLarge = most * radix > EXACT;
    most = (isTooLarge ? MOST_CARDS : most) * radix;
    return isTooLarge ? new Map<number, number>() : null;
  });
}

function numbered(step: Map<number, number>, number: number): number {
  let small = step.get(number);
  if (small === undefined) step.set(number, (small = step.size));
  return small;
}

function known(number: number): number | null {
  return number === UNKNOWN ? null : number;
}
