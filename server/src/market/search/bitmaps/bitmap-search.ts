import type { Pool } from 'pg';
import { type MarketSearch, type Question, droppable, withoutFilter } from '../question.ts';
import { wordQueries } from '../words.ts';
import { count } from './bits.ts';
import { countValues } from './count-values.ts';
import type { MarketCards } from './market-cards.ts';
import type { MarketMemory } from './market-memory.ts';
import { pageOf } from './page.ts';
import { Selection } from './selection.ts';

/** Which implementation answered. */
export type Layer = 'memory' | 'sql';

/** The market from memory as long as it is there, and from SQL otherwise. `onAnswer` hears which one it was. */
export function memoryOrSql(
  memory: MarketMemory,
  pool: Pool,
  sql: MarketSearch,
  onAnswer: (layer: Layer, milliseconds: number) => void = () => {},
): MarketSearch {
  // A page and its counts are asked for together, with one question.
  const selections = new WeakMap<Question, Selection>();

  function select(cards: MarketCards, question: Question): Selection {
    const former = selections.get(question);
    if (former?.cards === cards && former.isFresh) return former;
    const selection = new Selection(cards, question);
    selections.set(question, selection);
    return selection;
  }

  async function ask<T>(
    question: Question,
    fromMemory: (selection: Selection) => T,
    fromSql: () => Promise<T>,
  ): Promise<T> {
    const started = performance.now();
    const cards = await currentCards(memory, pool, question);
    // Nothing may be awaited from here to the answer: the next question takes the same bits for its own.
    const selection = cards && select(cards, question);
    const isKnown = selection !== null && selection.knowsWords;
    const answer = isKnown ? fromMemory(selection) : await fromSql();
    onAnswer(isKnown ? 'memory' : 'sql', performance.now() - started);
    return answer;
  }

  return {
    page: (question) => ask(question, pageOf, () => sql.page(question)),
    total: (question) =>
      ask(
        question,
        ({ found }) => count(found),
        () => sql.total(question),
      ),
    counts: (question) => ask(question, countValues, () => sql.counts(question)),
    costs: (question) => ask(question, costsOf, () => sql.costs(question)),
  };
}

/** The cards of the question's market, and the words it searches for among them; null: SQL has to answer. */
async function currentCards(
  memory: MarketMemory,
  pool: Pool,
  { kind, filters }: Question,
): Promise<MarketCards | null> {
  const markets = await memory.current();
  const typed = wordQueries(filters.search);
  if (!markets || typed.length === 0) return markets && markets[kind];
  const cards = markets[kind];
  return cards.texts.prepare(pool, typed).then(
    () => cards,
    () => null,
  );
}

function costsOf(selection: Selection): Awaited<ReturnType<MarketSearch['costs']>> {
  const { question } = selection;
  return new Map(droppable(question).map((name) => [name, count(selection.fitting(withoutFilter(question, name)))]));
}
