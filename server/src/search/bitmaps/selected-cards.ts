import { ANYWHERE } from '../../dictionaries/names.ts';
import type { SortPosition } from '../../infra/db/sort-position.ts';
import type { CardFacts, FoundCards, Looked, MarketQuestion } from '../question.ts';
import { groupEqualCards } from './alike.ts';
import { UNKNOWN } from './columns.ts';
import { firstSlots } from './first-slots.ts';
import type { Bits } from './bits.ts';
import { createSlotComparator, findFirstInOrder, toSortPosition } from './page.ts';
import type { CardSelection } from './selection.ts';
import { isMainIn, yearsIn } from './skill-notes.ts';

/** The cards found by a selection, for callers that examine the cards themselves. Positions are slot numbers. */
export class SelectedCards implements FoundCards {
  readonly #selection: CardSelection;
  readonly total: number;
  readonly firstUnseen: string;

  constructor(selection: CardSelection, firstUnseen: string) {
    this.#selection = selection;
    this.firstUnseen = firstUnseen;
    this.total = selection.found.count();
  }

  all(): Uint32Array {
    return listed(this.#selection.found);
  }

  holding(skills: number[], orNone: boolean): Uint32Array {
    const { cards, found } = this.#selection;
    const holders = cards.emptyBits();
    for (const skill of skills) cards.terms.cardsWith('skills', skill)?.addTo(holders);
    if (orNone) {
      const some = cards.emptyBits();
      for (const term of cards.terms.in('skills').values()) cards.terms.sets[term]!.addTo(some);
      holders.addAll(found.without(some));
    }
    return listed(found.and(holders));
  }

  keySkillsAmong(slots: Uint32Array, skills: Iterable<number>): { asked: Uint8Array; held: Uint8Array } {
    const { lists, terms } = this.#selection.cards;
    const termsOf = terms.in('skills');
    const among = new Set([...skills].map((skill) => termsOf.get(skill)));
    const [asked, held] = [new Uint8Array(slots.length), new Uint8Array(slots.length)];
    for (let at = 0; at < slots.length; at++) {
      const start = lists.heads[2 * slots[at]!]!;
      const counted = lists.counted(slots[at]!);
      let [all, allHeld, main, mainHeld] = [0, 0, 0, 0];
      for (let place = 0; place < counted.length; place++) {
        const term = counted[place]!;
        if (terms.fields[term] !== 'skills') continue;
        const isHeld = Number(among.has(term));
        all += 1;
        allHeld += isHeld;
        if (!isMainIn(lists.notes[start + place]!)) continue;
        main += 1;
        mainHeld += isHeld;
      }
      asked[at] = main > 0 ? main : all;
      held[at] = main > 0 ? mainHeld : allHeld;
    }
    return { asked, held };
  }

  idOf(slot: number): number {
    return this.#selection.cards.columns.ids[slot]!;
  }

  ratesOf(slot: number): Pick<CardFacts, 'hourly' | 'monthly'> {
    const { hourly, monthly } = this.#selection.cards.columns;
    return { hourly: known(hourly[slot]!), monthly: known(monthly[slot]!) };
  }

  factsOf(slot: number): CardFacts {
    const { lists, terms } = this.#selection.cards;
    const facts: CardFacts = {
      skills: [],
      seniority: null,
      english: null,
      ...this.ratesOf(slot),
      countries: [],
      specializations: [],
    };
    const start = lists.heads[2 * slot]!;
    for (const [at, term] of lists.counted(slot).entries()) {
      const value = terms.values[term]!;
      const field = terms.fields[term]!;
      if (field === 'skills') {
        const note = lists.notes[start + at]!;
        facts.skills.push({ id: value, years: yearsIn(note), isMain: isMainIn(note) });
      } else if (field === 'seniority' || field === 'english') facts[field] = value;
      else if (field === 'specializations') facts.specializations.push(value);
      else if (field === 'country' && value !== ANYWHERE) facts.countries.push(value);
    }
    return facts;
  }

  sorts(slots: Uint32Array, looked: Looked): { sortOf: Uint32Array; examples: number[] } {
    return groupEqualCards(this.#selection.cards, slots, looked);
  }

  titleWords(title: string): number[] {
    return this.#selection.cards.words!.titleWords(title);
  }

  titleWordsOf(slot: number): number[] {
    return this.#selection.cards.words!.titleWordsOf(slot);
  }

  first(slots: Uint32Array, ranks: Float64Array, most: number): Uint32Array {
    return firstSlots(slots, ranks, most, createSlotComparator(this.#selection.cards.columns, '-modified'));
  }

  pageOf(slots: Uint32Array): Uint32Array {
    const { cards, question } = this.#selection;
    const { after = null } = question;
    const bits = cards.emptyBits();
    for (const slot of slots) bits.include(slot);
    const skip = after === null ? question.offset : 0;
    const most = skip + question.limit + 1;
    return findFirstInOrder(cards, question.sortBy, bits, { size: slots.length, most, after }).subarray(skip);
  }

  positionOf(slot: number, sortBy: MarketQuestion['sortBy']): SortPosition {
    return toSortPosition(this.#selection.cards.columns, sortBy, slot);
  }
}

function listed(bits: Bits): Uint32Array {
  const slots = new Uint32Array(bits.count());
  bits.list(slots);
  return slots;
}

function known(number: number): number | null {
  return number === UNKNOWN ? null : number;
}
