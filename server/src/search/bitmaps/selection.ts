import type { FilterName } from '@crewdock/contract/market';
import type { CardKind } from '@crewdock/contract/kinds';
import { type Question, activeFilters, askedSkills, dayOf, neededByMode, neededSkills } from '../question.ts';
import { words } from '../words.ts';
import type { Bits } from './bits.ts';
import { type Digits, addTo, atLeast } from './digits.ts';
import { type MarketCards, OPEN } from './market-cards.ts';
import type { SlotSet } from './slot-set.ts';
import type { Field } from './terms.ts';
import type { TextMatches } from './card-words.ts';

/**
 * The cards that fit a question, and those that would fit without one of its filters. It is worth nothing any more when the
 * next one is made, or a card has changed.
 */
export class Selection {
  readonly cards: MarketCards;
  readonly question: Question;
  /** Null: nothing was typed. */
  readonly text: TextMatches | null;
  /** Whether what was typed could be looked for; without that it selects nothing of meaning. */
  readonly knowsWords: boolean;
  /** What the asker may see at all; not to be written to. */
  readonly scope: Bits;
  readonly #parts = new Map<string, Bits | null>();
  readonly #turn: number;
  readonly #version: number;
  #found: Bits | undefined;

  constructor(cards: MarketCards, question: Question) {
    this.cards = cards;
    this.#turn = cards.space.beginTurn();
    this.#version = cards.version;
    this.question = question;
    const typed = words(question.filters.search ?? '');
    this.text = typed.length > 0 && cards.words ? cards.words.matches(typed) : null;
    this.knowsWords = typed.length === 0 || this.text !== null;
    const open = cards.companies.get(OPEN)?.toBits() ?? cards.emptyBits();
    const own = question.companyId === null ? undefined : cards.companies.get(question.companyId);
    this.scope = own ? open.copy().addAll(own.toBits()) : open;
  }

  get isFresh(): boolean {
    return this.cards.space.isTurn(this.#turn) && this.#version === this.cards.version;
  }

  get found(): Bits {
    return (this.#found ??= this.fitting(this.question));
  }

  /** What is found, apart by the strictest mode that would show it, the best first. */
  *foundByMode(): Generator<Bits> {
    let rest = this.found;
    const asked = askedSkills(this.question.filters);
    for (const needed of neededByMode(this.question).slice(0, -1)) {
      const holders = this.#part(`${needed} of ${asked.join()}`, () => this.#holders(asked, needed))!;
      yield rest.and(holders);
      rest = rest.without(holders);
    }
    yield rest;
  }

  /** The cards that fit the question when some of its filters are off; not to be written to. */
  fitting(question: Question): Bits {
    let bits = this.scope;
    const keep = (part: Bits) => {
      bits = bits === this.scope ? bits.and(part) : bits.keep(part);
    };
    for (const name of activeFilters(question.filters)) {
      const part = this.#part(name, () => this.#filter(name));
      if (part) keep(part);
    }
    const asked = askedSkills(question.filters);
    const needed = neededSkills(question.matching, asked.length);
    if (needed > 0) keep(this.#part(`${needed} of ${asked.join()}`, () => this.#holders(asked, needed))!);
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
        return this.#withAny('english', this.#levels(kind, filters.english!));
      case 'availability':
        return this.cards.availability.within(filters.availability!, dayOf(this.question));
      case 'engagement':
      case 'work_mode':
        return this.#withAny(name, filters[name]!);
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
    if (values.length === 1) return this.cards.terms.cardsWith(field, values[0]!)?.toBits() ?? this.cards.emptyBits();
    const bits = this.cards.emptyBits();
    for (const value of values) this.cards.terms.cardsWith(field, value)?.addTo(bits);
    return bits;
  }

  /** Talents at least as good as asked for, and jobs that ask for no better: the best level is 1. */
  #levels(kind: CardKind, asked: number): number[] {
    const levels = [...this.cards.terms.in('english').keys()];
    return levels.filter((level) => (kind === 'talent' ? level <= asked : level >= asked));
  }

  #these(ids: number[]): Bits {
    const bits = this.cards.emptyBits();
    for (const id of ids) {
      const slot = this.cards.slotOf(id);
      if (slot !== -1) bits.include(slot);
    }
    return bits;
  }

  #inRange(unit: 'hourly' | 'monthly', { min, max }: { min: number | null; max: number | null }): Bits | null {
    if (min === null && max === null) return null;
    const { columns } = this.cards;
    const [low, high] =
      unit === 'hourly' ? [columns.hourlyLow, columns.hourlyHigh] : [columns.monthlyLow, columns.monthlyHigh];
    const bits = high.atLeast(min ?? 0);
    if (max !== null) bits.keep(low.atMost(max));
    return bits;
  }

  /** The cards that hold so many of the skills. */
  #holders(asked: number[], needed: number): Bits {
    if (needed === 1) return this.#withAny('skills', asked);
    const sets = asked.map((skill) => this.cards.terms.cardsWith('skills', skill));
    return needed === asked.length ? this.#withAll(sets) : this.#withMany(sets, needed);
  }

  #withAll(sets: (SlotSet | undefined)[]): Bits {
    return sets.reduce((bits, set) => bits.and(set?.toBits() ?? this.cards.emptyBits()), this.scope);
  }

  #withMany(sets: (SlotSet | undefined)[], needed: number): Bits {
    const held: Digits = [];
    for (const set of sets) if (set) addTo(held, set.toBits(), 0);
    return atLeast(held, needed, this.scope);
  }
}
