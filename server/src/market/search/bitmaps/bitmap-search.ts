import type { Pool } from 'pg';
import { type MarketSearch, type Question, droppable, withoutFilter } from '../question.ts';
import { wordQueries } from '../words.ts';
import { count } from './bits.ts';
import { countValues } from './count-values.ts';
import type { MarketMemory } from './market-memory.ts';
import { pageOf } from './order-slots.ts';
import { ownsScratch } from './scratch.ts';
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
  // A page and its counts are asked for together.
  let last: { selection: Selection; version: number } | undefined;

  async function select(question: Question): Promise<Selection | null> {
    let markets = await memory.current();
    const typed = wordQueries(question.filters.search);
    if (markets && typed.length > 0) {
      const { texts } = markets[question.kind];
      const isPrepared = await texts.prepare(pool, typed).then(
        () => true,
        () => false,
      );
      // From here on all happens at once.
      markets = isPrepared ? await memory.current() : null;
    }
    if (!markets) return null;
    const cards = markets[question.kind];
    if (last?.selection.question === question && last.selection.cards === cards && last.version === cards.version)
      if (ownsScratch(last.selection)) return last.selection;
    last = { selection: new Selection(cards, question), version: cards.version };
    return last.selection.knowsWords ? last.selection : null;
  }

  async function ask<T>(
    question: Question,
    fromMemory: (selection: Selection) => T,
    fromSql: () => Promise<T>,
  ): Promise<T> {
    const started = performance.now();
    const selection = await select(question);
    const answer = selection ? fromMemory(selection) : await fromSql();
    onAnswer(selection ? 'memory' : 'sql', performance.now() - started);
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

function costsOf(selection: Selection): Awaited<ReturnType<MarketSearch['costs']>> {
  const { question } = selection;
  return new Map(droppable(question).map((name) => [name, count(selection.fitting(withoutFilter(question, name)))]));
}
