import { setImmediate as othersFirst } from 'node:timers/promises';
import { type MarketSearch, type MarketQuestion, asIs, getDroppableFilters, withoutFilter } from '../question.ts';
import { countValues } from './count-values.ts';
import type { Markets } from './load-cards.ts';
import type { MarketCards } from './market-cards.ts';
import type { MarketMemory } from './market-memory.ts';
import { selectPageIds } from './page.ts';
import { SelectedCards } from './selected-cards.ts';
import { CardSelection } from './selection.ts';

/** The implementation that answered a query. */
export type Layer = 'memory' | 'sql';

/**
 * Creates a search that uses the market in memory if it is available, otherwise SQL. Calls `onAnswer` with the layer
 * and the duration.
 */
export function memoryOrSql(
  memory: Pick<MarketMemory, 'current' | 'settled' | 'firstUnseen'>,
  sql: MarketSearch,
  onAnswer: (layer: Layer, milliseconds: number) => void = () => {},
): MarketSearch {
  // The page and the counts of a result are requested with the same query object, so they share the selection.
  const selections = new WeakMap<MarketQuestion, CardSelection>();

  function select(cards: MarketCards, question: MarketQuestion): CardSelection {
    const former = selections.get(question);
    if (former?.cards === cards && former.isFresh) return former;
    const selection = new CardSelection(cards, question);
    selections.set(question, selection);
    return selection;
  }

  async function ask<F, T>(question: MarketQuestion, { fromMemory, fromSql, load, before }: Way<F, T>): Promise<T> {
    const started = performance.now();
    const current = memory.current();
    await before?.();
    const early = answerEarly(question, fromMemory, load);
    const markets = await current;
    if (early?.holdsIn(markets)) {
      onAnswer('memory', performance.now() - started);
      return early.answer;
    }
    const cards = markets && markets[question.kind];
    await before?.();
    // There must be no await between making the selection and using it, because the next query overwrites the same bit
    // sets.
    const selection = cards && select(cards, question);
    const isKnown = selection !== null && selection.knowsWords;
    const found = isKnown ? fromMemory(selection) : await fromSql();
    onAnswer(isKnown ? 'memory' : 'sql', performance.now() - started);
    return load(found);
  }

  /**
   * Computes an answer from memory while the check for database changes is still running, so that the cards load
   * sooner. The answer is usually valid. Returns null if changes are likely.
   */
  function answerEarly<F, T>(
    question: MarketQuestion,
    fromMemory: (selection: CardSelection) => F,
    load: (found: F) => Promise<T>,
  ): { answer: Promise<T>; holdsIn(markets: Markets | null): boolean } | null {
    const { kind } = question;
    const cards = memory.settled?.[kind];
    if (!cards) return null;
    const selection = select(cards, question);
    if (!selection.knowsWords) return null;
    const { version } = cards;
    const answer = load(fromMemory(selection));
    // Prevents an unhandled rejection: an answer that is discarded is never awaited.
    answer.catch(() => {});
    return { answer, holdsIn: (markets) => markets?.[kind] === cards && cards.version === version };
  }

  return {
    page: (question, load) =>
      ask(question, {
        fromMemory: (selection) => ({ ...selectPageIds(selection), firstUnseen: memory.firstUnseen }),
        fromSql: () => sql.page(question, async (ids, end) => ({ ids, ...end })),
        load: ({ ids, ...end }) => load(ids, end),
      }),
    changedSince: (kind, transaction) => sql.changedSince(kind, transaction),
    total: (question) =>
      ask(question, { fromMemory: ({ found }) => found.count(), fromSql: () => sql.total(question), load: asIs }),
    counts: (question, mostSkills) =>
      ask(question, {
        fromMemory: (selection) => countValues(selection, mostSkills),
        fromSql: () => sql.counts(question, mostSkills),
        load: asIs,
        // Counting takes longest, so the concurrent page request first gets to send its database query for the cards.
        before: othersFirst,
      }),
    examine: (question, examine) =>
      ask(question, {
        fromMemory: (selection) =>
          selection.cards.words ? examine(new SelectedCards(selection, memory.firstUnseen)) : null,
        fromSql: async () => null,
        load: asIs,
      }),
    costs: (question) => ask(question, { fromMemory: costsOf, fromSql: () => sql.costs(question), load: asIs }),
  };
}

/**
 * Returns a view of the market in memory that does not check for changes, for callers that accept slightly outdated
 * results.
 */
export function withoutMarketRefresh(memory: MarketMemory): Pick<MarketMemory, 'current' | 'settled' | 'firstUnseen'> {
  return {
    current: async () => memory.recent,
    get settled() {
      return memory.settled;
    },
    get firstUnseen() {
      return memory.firstUnseen;
    },
  };
}

/** Functions that compute an answer in each layer and load its cards. */
interface Way<F, T> {
  fromMemory(selection: CardSelection): F;
  fromSql(): Promise<F>;
  load(found: F): Promise<T>;
  before?(): Promise<void>;
}

function costsOf(selection: CardSelection): Awaited<ReturnType<MarketSearch['costs']>> {
  const { question } = selection;
  return new Map(
    getDroppableFilters(question).map((name) => [name, selection.fitting(withoutFilter(question, name)).count()]),
  );
}
