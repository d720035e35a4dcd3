import type { FilterName } from '@crewdock/contract/market';
import { type Question, activeFilters, askedSkills, neededSkills } from '../question.ts';
import { type Bits, addAll, include, keepCommon } from './bits.ts';
import { type MarketCards, OPEN, UNKNOWN } from './market-cards.ts';
import type { SlotSet } from './slot-set.ts';
import type { Field } from './terms.ts';
import type { TextMatches } from './text-matches.ts';

/** The best rank of English is 1, the last one this. */
const LAST_ENGLISH = 7;

/** The cards that fit a question, and those that would fit without one of its filters. */
export class Selection {
  readonly cards: MarketCards;
  readonly question: Question;
  /** Null: nothing was typed. */
  readonly text: TextMatches | null;
  /** What the asker may see at all. */
  readonly scope: Bits;
  readonly #parts = new Map<string, Bits | null>();
  #found: Bits | undefined;

  constructor(cards: MarketCards, question: Question, text: TextMatches | null) {
    this.cards = cards;
    this.question = question;
    this.text = text;
    this.scope = cards.emptyBits();
    cards.companies.get(OPEN)?.addTo(this.scope);
    if (question.companyId !== null) cards.companies.get(question.companyId)?.addTo(this.scope);
  }

  get found(): Bits {
    return (this.#found ??= this.fitting(this.question));
  }

  /** The cards that fit the question when some of its filters are off. */
  fitting(question: Question): Bits {
    const bits = this.scope.slice();
    for (const name of activeFilters(question.filters)) {
      const part = this.#part(name, () => this.#filter(name));
      if (part) keepCommon(bits, part);
    }
    const asked = askedSkills(question.filters);
    const needed = neededSkills(question.matching, asked.length);
    if (needed > 0)
      keepCommon(
        bits,
        this.#part(`${needed} of ${asked.join()}`, () => this.#holders(asked, needed))!,
      );
    return bits;
  }

  /** Made once, however many facets leave another filter out. */
  #part(key: string, make: () => Bits | null): Bits | null {
    let part = this.#parts.get(key);
    if (part === undefined) this.#parts.set(key, (part = make()));
    return part;
  }

  /** The cards that meet a filter; null for a filter that every card meets. */
  #filter(name: FilterName): Bits | null {
    const { filters, kind } = this.question;
    switch (name) {
      case 'skills':
      case 'main_skills':
      case 'specializations':
      case 'seniority':
        return this.#withAny(name, filters[name]!);
      case 'category':
        return this.#withAny('categories', filters.category!);
      case 'industry':
        return this.#withAny('industries', filters.industry!);
      case 'location':
        return this.#withAny('country', filters.location!);
      case 'fullStack':
        return this.#withAny('full_stack', [1]);
      case 'english':
        return this.#withAny('english', kind === 'talent' ? upTo(filters.english!) : from(filters.english!));
      case 'hourlyRate':
        return this.#inRange('hourly', filters.hourlyRate!);
      case 'monthlyRate':
        return this.#inRange('monthly', filters.monthlyRate!);
      case 'ids':
        return this.#these(filters.ids!);
      case 'search':
        return this.text?.found ?? null;
    }
  }

  #withAny(field: Field, values: number[]): Bits {
    const bits = this.cards.emptyBits();
    for (const value of values) this.cards.terms.cardsWith(field, value)?.addTo(bits);
    return bits;
  }

  #these(ids: number[]): Bits {
    const bits = this.cards.emptyBits();
    for (const id of ids) {
      const slot = this.cards.slotOf(id);
      if (slot !== -1) include(bits, slot);
    }
    return bits;
  }

  #inRange(unit: 'hourly' | 'monthly', { min, max }: { min: number | null; max: number | null }): Bits | null {
    if (min === null && max === null) return null;
    const bits = this.cards.emptyBits();
    const low = this.cards.rates[`${unit}_low`];
    const high = this.cards.rates[`${unit}_high`];
    const most = max ?? Infinity;
    const least = min ?? UNKNOWN + 1;
    for (let slot = 0; slot < this.cards.used; slot++) {
      if (high[slot]! >= least && low[slot]! <= most) include(bits, slot);
    }
    return bits;
  }

  /** The cards that hold so many of the skills. */
  #holders(asked: number[], needed: number): Bits {
    if (needed === 1) return this.#withAny('skills', asked);
    const sets = asked.map((skill) => this.cards.terms.cardsWith('skills', skill));
    return needed === asked.length ? this.#withAll(sets) : this.#withMany(sets, needed);
  }

  #withAll(sets: (SlotSet | undefined)[]): Bits {
    const bits = this.scope.slice();
    for (const set of sets) {
      const holders = this.cards.emptyBits();
      set?.addTo(holders);
      keepCommon(bits, holders);
    }
    return bits;
  }

  /** Adds up in binary, all slots of a word at once: the n-th of `digits` holds the bits worth 2 ** n. */
  #withMany(sets: (SlotSet | undefined)[], needed: number): Bits {
    const digits: Bits[] = [];
    for (const set of sets) {
      let carry = this.cards.emptyBits();
      set?.addTo(carry);
      for (const digit of digits) {
        const next = carry.slice();
        keepCommon(next, digit);
        for (let at = 0; at < digit.length; at++) digit[at]! ^= carry[at]!;
        carry = next;
      }
      digits.push(carry);
    }
    return atLeast(digits, needed, this.cards.emptyBits());
  }
}

/** Where the number that the digits write is `needed` or more. */
function atLeast(digits: Bits[], needed: number, bits: Bits): Bits {
  // As long as the digits from the highest on are those of the number itself, they may still become more.
  const equal = bits.slice().fill(0xffff_ffff);
  for (let power = digits.length - 1; power >= 0; power--) {
    const digit = digits[power]!;
    if ((needed >>> power) % 2 === 1) {
      keepCommon(equal, digit);
    } else {
      for (let at = 0; at < bits.length; at++) {
        bits[at]! |= equal[at]! & digit[at]!;
        equal[at]! &= ~digit[at]!;
      }
    }
  }
  addAll(bits, equal);
  return bits;
}

function upTo(level: number): number[] {
  return Array.from({ length: level }, (_, at) => at + 1);
}

function from(level: number): number[] {
  return Array.from({ length: LAST_ENGLISH - level + 1 }, (_, at) => level + at);
}
