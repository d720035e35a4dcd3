import { toSearchWords, type WordSearch } from '../words.ts';
import type { BitSpace } from './bit-space.ts';
import type { Bits } from './bits.ts';
import { NumberLists } from './number-lists.ts';
import { SlotSet } from './slot-set.ts';
import { Vocabulary } from './vocabulary.ts';

/** The cards that match a search text. */
export interface TextMatches {
  found: Bits;
  /** Matching cards whose name or title matches. */
  called: Bits;
}

/**
 * A card's words, as in the database index. `called` contains the words of the name and title. In `called` and
 * `otherWords`, words are separated by spaces.
 */
export interface RowWords {
  title: string;
  called: string;
  otherWords: string;
}

/**
 * An inverted index of the words in a market, for text searches. Stores the cards of each word (separately for name and
 * title, and for other fields) and the words of each card.
 */
export class CardWordIndex {
  readonly #vocabulary = new Vocabulary();
  /** Sets of slots by word number; undefined for words that never occurred in these fields. */
  readonly #called: (SlotSet | undefined)[] = [];
  readonly #elsewhere: (SlotSet | undefined)[] = [];
  /**
   * By slot: the number of title words, the number of name and title words, then the words themselves in this order.
   */
  readonly #lists: NumberLists;
  #space: BitSpace;
  #setBytes = 0;
  readonly #former: number[] = [];
  /** By word number: the last mark that `#listOf` assigned. Replaces a new set per call. */
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

  /**
   * Releases the sets, so that other data of the market can use their memory. The object must not be used afterward.
   */
  giveBack(): void {
    for (const sets of [this.#called, this.#elsewhere]) for (const set of sets) set?.giveBack();
  }

  /** Replaces the words of the card in a slot. */
  put(slot: number, row: RowWords): void {
    const vocabulary = this.#vocabulary;
    const called = split(row.called).map((word) => vocabulary.of(word));
    const list = this.#listOf(
      toSearchWords(row.title).flatMap((word) => vocabulary.numberOf(word) ?? []),
      called,
      split(row.otherWords).map((word) => vocabulary.of(word)),
    );
    this.#change(slot, list);
    vocabulary.sort((word) => Boolean(this.#called[word]?.size || this.#elsewhere[word]?.size));
  }

  remove(slot: number): void {
    this.#change(slot, []);
  }

  /** Returns the cards that match a search. Uses the same number of temporary sets for every search. */
  matches({ units, former }: WordSearch): TextMatches {
    const matches = this.#lendSets();
    const unit = this.#lendSets();
    const scratch = { alternative: this.#lendSets(), prefix: this.#lendSets() };
    matches.called.fill();
    matches.found.fill();
    for (const alternatives of units) {
      unit.called.clear();
      unit.found.clear();
      for (const words of alternatives) this.#addCardsWithAll(words, unit, scratch);
      matches.called.keep(unit.called);
      matches.found.keep(unit.found);
    }
    if (former.length > 0) this.#addCardsWithAll(former, matches, scratch);
    return matches;
  }

  /** Adds the cards that contain all these prefixes to `matches`. */
  #addCardsWithAll(
    words: string[],
    matches: TextMatches,
    { alternative, prefix }: Record<'alternative' | 'prefix', TextMatches>,
  ): void {
    alternative.called.fill();
    alternative.found.fill();
    for (const start of words) {
      prefix.called.clear();
      prefix.found.clear();
      for (const word of this.#vocabulary.startingWith(start)) {
        this.#called[word]?.addTo(prefix.called);
        this.#elsewhere[word]?.addTo(prefix.found);
      }
      alternative.called.keep(prefix.called);
      alternative.found.keep(prefix.found.addAll(prefix.called));
    }
    matches.called.addAll(alternative.called);
    matches.found.addAll(alternative.found);
  }

  #lendSets(): TextMatches {
    return { found: this.#space.lend(), called: this.#space.lend() };
  }

  /**
   * Creates the list of a card. Each word is listed once, at its first position. Omits title words that are not in
   * `called`.
   */
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

  /** Returns the numbers of the words in a title. Unindexed words get distinct negative numbers. */
  titleWords(title: string): number[] {
    return toSearchWords(title).map((word, at) => this.#vocabulary.numberOf(word) ?? -1 - at);
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

/** Splits an index column into words, which contain no spaces. */
function split(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}
