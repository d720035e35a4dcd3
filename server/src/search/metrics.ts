import type { Metrics } from '../infra/monitoring/metrics.ts';
import type { MarketMemory } from './bitmaps/market-memory.ts';

/** Returns the loading progress of the market memory. Searches are answered from SQL until the market is loaded. */
export function getMarketReadiness({ status: { state, cards } }: Pick<MarketMemory, 'status'>): object {
  return { memory: state, cards: cards.done, of: cards.total };
}

/** Registers the gauges of the market memory. Returns a function that records the duration of each search. */
export function watchMarket({ gauge, times }: Metrics, memory: MarketMemory): (layer: string, ms: number) => void {
  gauge('market_memory_ready', 'Whether searches are answered from memory: 1, or 0 for SQL.', () =>
    Number(memory.isReady),
  );
  gauge('market_memory_bytes', 'Memory used by the market in memory.', () => memory.status.bytes);
  gauge(
    'market_memory_word_bytes',
    'Part of that memory used by the word index: 0 if PostgreSQL searches words.',
    () => memory.status.wordBytes,
  );
  gauge('market_memory_limit_bytes', 'Memory limit of the market in memory.', () => memory.limitBytes);
  gauge('market_memory_cards', 'Cards in the market in memory.', () => memory.status.cards.done);
  gauge('market_memory_loads', 'Number of times the whole market was loaded.', () => memory.status.loads);
  gauge('market_memory_changes', 'Cards that were reloaded because they had changed.', () => memory.status.changes);
  return times('market_search', 'Duration of market searches, counts and totals by the layer that answered.', 'layer');
}
