import type { Pool } from 'pg';
import { type MarketSearch, type Question, droppable, withoutFilter } from '../question.ts';
import { count } from './bits.ts';
import { countValues } from './count-values.ts';
import type { MarketMemory } from './market-memory.ts';
import { pageOf } from './order-slots.ts';
import { Selection } from './selection.ts';
import { matchText } from './text-matches.ts';

/** Which implementation answered. */
export type Layer = 'memory' | 'sql';

/** The market from memory as long as it is there, and from SQL otherwise. `onAnswer` hears which one it was. */
export function memoryOrSql(
  memory: MarketMemory,
  pool: Pool,
  sql: MarketSearch,
  onAnswer: (layer: Layer, milliseconds: number) => void = () => {},
): MarketSearch {
  async function select(question: Question): Promise<Selection | null> {
    if (!memory.isReady) return null;
    // Before the look at what has changed: from then on all has to happen at once.
    const text = await matchText(pool, question);
    const markets = await memory.current();
    if (!markets) return null;
    const cards = markets[question.kind];
    return new Selection(cards, question, text && text(cards));
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
