import type { CardKind } from '@crewdock/contract/kinds';
import type { Pool } from 'pg';
import type { BitSpace } from './bit-space.ts';
import type { Bits } from './bits.ts';
import { type FoundCards, findWord } from './read-words.ts';
import { Rounds } from './rounds.ts';
import { SlotSet } from './slot-set.ts';

/** The cards that a typed text finds. */
export interface TextMatches {
  found: Bits;
  /** Those that are called so. */
  called: Bits;
}

/** The market whose words these are. */
interface Cards {
  space: BitSpace;
  slotOf(id: number): number;
}

interface KnownWord {
  found: SlotSet;
  called: SlotSet;
  /** How many of all changes have been looked at. */
  seen: number;
  refresh: Rounds;
}

/** What a market keeps of the words that were typed takes no more than this. */
const MOST_BYTES = 32 * 2 ** 20;
const MOST_WORDS = 1000;
/** Asking for all cards again is as quick as asking for so many that have changed. */
const MOST_CHANGES = 5000;

/**
 * The words that were searched for, with the cards that they find. PostgreSQL finds them, which takes as long as there are
 * cards found: so the words that find many are asked for once, and later only of the cards that have changed.
 */
export class KnownWords {
  readonly #cards: Cards;
  readonly #kind: CardKind;
  /** The one that was used last is the last. */
  readonly #known = new Map<string, KnownWord>();
  /** Ids of cards that changed, and of those that came, negative. */
  #changes: number[] = [];
  /** How many changes were forgotten before these. */
  #forgotten = 0;

  constructor(cards: Cards, kind: CardKind) {
    this.#cards = cards;
    this.#kind = kind;
  }

  get bytes(): number {
    return [...this.#known.values()].reduce((sum, { found, called }) => sum + found.bytes + called.bytes, 0);
  }

  moveTo(space: BitSpace): void {
    for (const { found, called } of this.#known.values()) {
      found.moveTo(space);
      called.moveTo(space);
    }
  }

  /** Room for the market itself, which matters more. */
  clear(): void {
    for (const query of this.#known.keys()) this.#drop(query);
  }

  change(id: number, isNew: boolean): void {
    if (this.#known.size === 0) return;
    this.#changes.push(isNew ? -id : id);
    if (this.#changes.length > 2 * MOST_CHANGES) this.#forget();
  }

  /** Brings the words up to all changes until now. */
  async prepare(pool: Pool, queries: string[]): Promise<void> {
    await Promise.all(queries.map((query) => this.#wordOf(pool, query).refresh.next()));
    this.#makeRoom();
  }

  /** Whether all of the words are known as they are after the last change. */
  areCurrent(queries: string[]): boolean {
    const until = this.#forgotten + this.#changes.length;
    return queries.every((query) => this.#known.get(query)?.seen === until);
  }

  /** The cards that all of the words find, if these were prepared. */
  matches(queries: string[]): TextMatches | null {
    const matches: TextMatches = { found: this.#all(), called: this.#all() };
    for (const query of queries) {
      const word = this.#known.get(query);
      if (!word || word.seen < this.#forgotten) return null;
      this.#use(query, word);
      for (const set of ['found', 'called'] as const) {
        const bits = word[set].toBits().copy();
        // They came after the question: what they are called was not looked for. Others go by what they were called before.
        for (const change of this.#changesSince(word)) if (change < 0) this.#excludeCard(bits, -change);
        matches[set].keep(bits);
      }
    }
    return matches;
  }

  #all(): Bits {
    return this.#cards.space.lendEmpty().fill();
  }

  #excludeCard(bits: Bits, id: number): void {
    const slot = this.#cards.slotOf(id);
    if (slot !== -1) bits.exclude(slot);
  }

  #wordOf(pool: Pool, query: string): KnownWord {
    const word = this.#known.get(query) ?? this.#newWord(pool, query);
    this.#use(query, word);
    return word;
  }

  #use(query: string, word: KnownWord): void {
    this.#known.delete(query);
    this.#known.set(query, word);
  }

  #newWord(pool: Pool, query: string): KnownWord {
    const nothing = () => new SlotSet(this.#cards.space);
    const refresh = new Rounds(() => this.#refresh(pool, query, word));
    const word: KnownWord = { found: nothing(), called: nothing(), seen: -1, refresh };
    return word;
  }

  async #refresh(pool: Pool, query: string, word: KnownWord): Promise<void> {
    const until = this.#forgotten + this.#changes.length;
    if (word.seen === until) return;
    const changed = word.seen < this.#forgotten ? null : [...new Set(this.#changesSince(word).map(Math.abs))];
    const isSome = changed !== null && changed.length <= MOST_CHANGES;
    const cards = await findWord(pool, this.#kind, query, isSome ? changed : undefined);
    // It had to make room meanwhile: nobody would give back what it got now.
    if (this.#known.get(query) !== word) return;
    if (isSome) this.#correct(word, changed, cards);
    else {
      for (const set of ['found', 'called'] as const) {
        word[set].giveBack();
        word[set] = this.#setOf(cards[set]);
      }
    }
    word.seen = until;
  }

  #changesSince({ seen }: KnownWord): number[] {
    return this.#changes.slice(seen - this.#forgotten);
  }

  #setOf(ids: number[]): SlotSet {
    const bits = this.#cards.space.lendEmpty();
    for (const id of ids) {
      const slot = this.#cards.slotOf(id);
      if (slot !== -1) bits.include(slot);
    }
    return SlotSet.of(bits);
  }

  #correct(word: KnownWord, changed: number[], cards: FoundCards): void {
    for (const set of ['found', 'called'] as const) {
      const ids = new Set(cards[set]);
      for (const id of changed) {
        const slot = this.#cards.slotOf(id);
        if (slot === -1) continue;
        if (ids.has(id)) word[set].add(slot);
        else word[set].delete(slot);
      }
    }
  }

  /** The older half of the changes: who hasn't seen them asks for all cards again. */
  #forget(): void {
    this.#changes = this.#changes.slice(MOST_CHANGES);
    this.#forgotten += MOST_CHANGES;
  }

  #drop(query: string): void {
    const { found, called } = this.#known.get(query)!;
    this.#known.delete(query);
    found.giveBack();
    called.giveBack();
  }

  #makeRoom(): void {
    let { bytes } = this;
    for (const [query, { found, called }] of this.#known) {
      if (bytes <= MOST_BYTES && this.#known.size <= MOST_WORDS) return;
      this.#drop(query);
      bytes -= found.bytes + called.bytes;
    }
  }
}
