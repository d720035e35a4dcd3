import type { FilterName } from '@crewdock/contract/market';
import type { CardKind } from '@crewdock/contract/kinds';
import {
  type MarketQuestion,
  listActiveFilters,
  askedSkills,
  getUtcDay,
  neededByMode,
  neededSkills,
} from '../question.ts';
import { toCitySearch, toWordSearch, type WordSearch } from '../words.ts';
import type { Bits } from './bits.ts';
import { type Digits, addTo, atLeast } from './digits.ts';
import { type MarketCards, OPEN_MARKET_ID } from './market-cards.ts';
import type { SlotSet } from './slot-set.ts';
import type { TermField } from './terms.ts';
import type { TextMatches } from './card-words.ts';

/**
 * The cards that match a query, and the cards that match it without one of its filters. Valid until the next selection
 * is made or a card changes.
 */
export class CardSelection {
  readonly cards: MarketCards;
  readonly question: MarketQuestion;
  /** Null if there is no search text or the words are not in memory. */
  readonly text: TextMatches | null;
  /** Whether the search words could be looked up. If false, the selection must not be used. */
  readonly knowsWords: boolean;
  /** The cards that the viewer may see. The set is read-only. */
  readonly scope: Bits;
  readonly #city: TextMatches | null;
  readonly #parts = new Map<string, Bits | null>();
  readonly #turn: number;
  readonly #version: number;
  #found: Bits | undefined;

  constructor(cards: MarketCards, question: MarketQuestion) {
    this.cards = cards;
    this.#turn = cards.space.beginTurn();
    this.#version = cards.version;
    this.question = question;
    const text = toWordSearch(question.filters.search ?? '');
    const city = toCitySearch(question.filters.city ?? '');
    this.text = this.#matches(text);
    this.#city = this.#matches(city);
    this.knowsWords = cards.words !== null || [text, city].every(({ units }) => units.length === 0);
    const open = cards.companies.get(OPEN_MARKET_ID)?.toBits() ?? cards.emptyBits();
    const own = question.companyId === null ? undefined : cards.companies.get(question.companyId);
    const seen = own ? open.copy().addAll(own.toBits()) : open;
    this.scope = question.except?.length ? seen.without(this.#these(question.except)) : seen;
  }

  get isFresh(): boolean {
    return this.cards.space.isTurn(this.#turn) && this.#version === this.cards.version;
  }

  get found(): Bits {
    return (this.#found ??= this.fitting(this.question));
  }

  /**
   * Yields the found cards, grouped by the strictest matching mode that includes them. The strictest mode comes first.
   */
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

  /**
   * Returns the cards that match another query, which must not have more filters than this query. The set is read-only.
   */
  fitting(question: MarketQuestion): Bits {
    let bits = this.scope;
    const keep = (part: Bits) => {
      bits = bits === this.scope ? bits.and(part) : bits.keep(part);
    };
    for (const name of listActiveFilters(question.filters)) {
      const part = this.#part(name, () => this.#filter(name));
      if (part) keep(part);
    }
    const asked = askedSkills(question.filters);
    const needed = neededSkills(question.matching, asked.length);
    if (needed > 0) keep(this.#part(`${needed} of ${asked.join()}`, () => this.#holders(asked, needed))!);
    return bits;
  }

  #matches(search: WordSearch): TextMatches | null {
    return search.units.length > 0 && this.cards.words ? this.cards.words.matches(search) : null;
  }

  /** Computes and caches the cards of a condition, because several facets need the same conditions. */
  #part(key: string, make: () => Bits | null): Bits | null {
    let part = this.#parts.get(key);
    if (part === undefined) this.#parts.set(key, (part = make()));
    return part;
  }

  /** Returns the cards that match a filter; null if all cards match. */
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
        return this.cards.availability.within(filters.availability!, getUtcDay(this.question));
      case 'engagement':
      case 'work_mode':
        return this.#withAny(name, filters[name]!);
      case 'hourlyRate':
        return this.#inRange('hourly', filters.hourlyRate!);
      case 'monthlyRate':
        return this.#inRange('monthly', filters.monthlyRate!);
      case 'ids':
        return this.#these(filters.ids!);
      case 'city':
        return this.#city?.found ?? null;
      case 'search':
        return this.text?.found ?? null;
    }
  }

  #withAny(field: TermField, values: number[]): Bits {
    if (values.length === 1) return this.cards.terms.cardsWith(field, values[0]!)?.toBits() ?? this.cards.emptyBits();
    const bits = this.cards.emptyBits();
    for (const value of values) this.cards.terms.cardsWith(field, value)?.addTo(bits);
    return bits;
  }

  /**
   * Returns the matching levels: for talents, the requested level or better; for jobs, requirements up to this level.
   * Level 1 is the best.
   */
  #levels(kind: CardKind, asked: number): number[] {
    const levels = [...this.cards.terms.in('english').keys()];
    return levels.filter((level) => (kind === 'talent' ? level <= asked : level >= asked));
  }

  #these(ids: readonly number[]): Bits {
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

  /** Returns the cards that have at least `needed` of the requested skills. */
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
