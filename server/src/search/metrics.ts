import type { Metrics } from '../infra/monitoring/metrics.ts';
import type { MarketMemory } from './bitmaps/market-memory.ts';

/** Returns the loading progress of the market memory. Searches are answered from SQL until the market is loaded. */
export function getMarketReadiness({ status: { state, cards } }: Pick<MarketMemory, 'status'>): object {
  return { memory: state, cards: cards.done, of: cards.total };
}

/** Registers the gauges of the market memory. Returns a function that records the duration of each search. */
export function watchMarket({ gauge, times }: Metrics, memory: MarketMemory): (layer: string, ms: number) => void {
  gauge('market_memory_ready', 'Whether the market is answered from memory: 1, or 0 for SQL.', () =>
    Number(memory.isReady),
  );
  gauge('market_memory_bytes', 'What the market takes in memory.', () => memory.status.bytes);
  gauge(
    'market_memory_word_bytes',
    'What its words take of that: 0 where PostgreSQL looks for them.',
    () => memory.status.wordBytes,
  );
  gauge('market_memory_limit_bytes', 'What it may take.', () => memory.limitBytes);
  gauge('market_memory_cards', 'Cards in memory.', () => memory.status.cards.done);
  gauge('market_memory_loads', 'How many times the whole market was read.', () => memory.status.loads);
  gauge('market_memory_changes', 'Cards that were read again because they had changed.', () => memory.status.changes);
  return times('market_search', 'Pages, counts and totals of the market, by what answered them.', 'layer');
}
