import { words } from '../words.ts';
import type { BitSpace } from './bit-space.ts';
import type { Bits } from './bits.ts';
import { NumberLists } from './number-lists.ts';
import { SlotSet } from './slot-set.ts';
import { Vocabulary } from './vocabulary.ts';

/** The cards that a typed text finds. */
export interface TextMatches {
  found: Bits;
  /** Those that are called so. */
  called: Bits;
}

/** A card's words: those that it is called and the others are the words of the database's index, apart by blanks. */
export interface RowWords {
  title: string;
  called: string;
  otherWords: string;
}

/**
 * The words of all cards of a market: every word has the cards that are called so and those that have it elsewhere, every card the list
 * of its words. So what somebody types is looked for here, the first time too.
 */
export class CardWords {
  readonly #vocabulary = new Vocabulary();
  /** By word; one that nobody ever had so has none. */
  readonly #called: (SlotSet | undefined)[] = [];
  readonly #elsewhere: (SlotSet | undefined)[] = [];
  /** By slot, how many words its title has and how many it is called, then all of its words in that order. */
  readonly #lists: NumberLists;
  #space: BitSpace;
  #setBytes = 0;
  readonly #former: number[] = [];
  /** By word the mark that it got last. */
  readonly #seen: number[] = [];
  #mark = 0;

  constructor(space: BitSpace) {
    this.#space = space;
    this.#lists = new NumberLists(space.slots);
  }

  get bytes(): number {
    return this.#vocabulary.bytes + this.#setBytes + this.#lists.bytes;
  }

  moveTo(space: BitSpace): void {
    this.#space = space;
    this.#lists.grow(space.slots);
    this.#setBytes = 0;
    for (const sets of [this.#called, this.#elsewhere]) {
      for (const set of sets) {
        set?.moveTo(space);
        this.#setBytes += set?.bytes ?? 0;
      }
    }
  }

  /** Room for the market itself, which matters more: nobody asks for the words any more. */
  giveBack(): void {
    for (const sets of [this.#called, this.#elsewhere]) for (const set of sets) set?.giveBack();
  }

  /** A slot's card has these words, and no others. */
  put(slot: number, row: RowWords): void {
    const vocabulary = this.#vocabulary;
    const called = split(row.called).map((word) => vocabulary.of(word));
    const list = this.#listOf(
      words(row.title).flatMap((word) => vocabulary.numberOf(word) ?? []),
      called,
      split(row.otherWords).map((word) => vocabulary.of(word)),
    );
    this.#change(slot, list);
    vocabulary.sort((word) => Boolean(this.#called[word]?.size || this.#elsewhere[word]?.size));
  }

  remove(slot: number): void {
    this.#change(slot, []);
  }

  /** The cards of which all that is typed begins a word. */
  matches(typed: string[]): TextMatches {
    const matches: TextMatches = { found: this.#space.lendEmpty().fill(), called: this.#space.lendEmpty().fill() };
    for (const prefix of typed) {
      const called = this.#space.lendEmpty();
      const found = this.#space.lendEmpty();
      for (const word of this.#vocabulary.startingWith(prefix)) {
        this.#called[word]?.addTo(called);
        this.#elsewhere[word]?.addTo(found);
      }
      matches.called.keep(called);
      matches.found.keep(found.addAll(called));
    }
    return matches;
  }

  /** Each word once, where it stands first; of the title those that the card is called in the index too. */
  #listOf(title: number[], called: number[], others: number[]): number[] {
    const seen = this.#seen;
    const isCalled = ++this.#mark;
    const isListed = ++this.#mark;
    const list = [0, 0];
    const add = (word: number) => {
      if (seen[word] === isListed) return;
      seen[word] = isListed;
      list.push(word);
    };
    for (const word of called) seen[word] = isCalled;
    for (const word of title) if (seen[word] === isCalled) add(word);
    list[0] = list.length - 2;
    for (const word of called) add(word);
    list[1] = list.length - 2;
    for (const word of others) add(word);
    return list;
  }

  /** The words of a title, by numbers; those that no card has by numbers below zero. */
  titleWords(title: string): number[] {
    return words(title).map((word, at) => this.#vocabulary.numberOf(word) ?? -1 - at);
  }

  titleWordsOf(slot: number): number[] {
    const list = this.#former;
    this.#lists.read(slot, list);
    return list.slice(2, 2 + list[0]!);
  }

  #change(slot: number, list: number[]): void {
    const former = this.#former;
    former.length = this.#lists.read(slot, former);
    if (former.length === list.length && former.every((number, at) => number === list[at])) return;
    for (let at = 2; at < former.length; at++) this.#resize(this.#setOf(former, at), slot, 'delete');
    for (let at = 2; at < list.length; at++) this.#resize(this.#setOf(list, at), slot, 'add');
    this.#lists.set(slot, list);
  }

  #setOf(list: number[], at: number): SlotSet {
    const sets = at < 2 + list[1]! ? this.#called : this.#elsewhere;
    return (sets[list[at]!] ??= new SlotSet(this.#space));
  }

  #resize(set: SlotSet, slot: number, how: 'add' | 'delete'): void {
    const before = set.size === 0 ? 0 : set.bytes;
    set[how](slot);
    this.#setBytes += (set.size === 0 ? 0 : set.bytes) - before;
  }
}

/** No word of the index has a blank. */
function split(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}
