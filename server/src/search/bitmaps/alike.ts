import type { Looked } from '../question.ts';
import { UNKNOWN } from './columns.ts';
import type { MarketCards } from './market-cards.ts';
import { yearsIn } from './skill-notes.ts';

/** The fields whose digits follow those of the skills, in this order. The rate's digit is last. */
const FIELDS = ['seniority', 'english', 'country', 'specializations'] as const;

/** A skill's digit: 0 when the card lacks it, then unknown years, then one value per year. */
const WITHOUT_YEARS = 1;
const NO_YEARS = 2;
/** Radices: more than the values of any compared field, and more than the distinct rates. */
const MANY = 2 ** 8;
const MANY_RATES = 2 ** 18;

/** Integers are exact up to this number. */
const EXACT = 2 ** 53;
/** More than the number of cards in a market. */
const MOST_CARDS = 2 ** 24;

/**
 * Groups the cards that are equal in everything a viewer compares. The compared values are the digits of a mixed-radix
 * number; before it would exceed `EXACT`, the numbers so far are replaced by consecutive ones.
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

/** If no years are asked for, known and unknown years are equal. */
function digitOfYears(years: number | null, most: number): number {
  return years === null && most > 0 ? WITHOUT_YEARS : NO_YEARS + Math.min(years ?? 0, most);
}

/** For each term its digit's position, counted from one, and the digit. The digits of skills come from their notes. */
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

/** A map for each digit before which the number so far must be renumbered; null for the others. */
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
