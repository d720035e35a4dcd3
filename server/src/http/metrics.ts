import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Layer } from '../market/search/bitmaps/bitmap-search.ts';
import type { MarketMemory } from '../market/search/bitmaps/market-memory.ts';
import { notFound } from './errors.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What an operator watches. Nothing in it says who asked or what for. */
export interface Metrics {
  /** A search of the market was answered. */
  searched(layer: Layer, milliseconds: number): void;
  /** A number that is read when somebody asks. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** Counts the requests of an app and serves `/metrics` on it to whoever has the token; without one it isn't there. */
  mount(app: FastifyInstance, token: string | undefined): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const requests = new Histogram({
    name: 'crewdock_http_request_duration_seconds',
    help: 'Requests by route, method and class of status, and how long they took.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  const searches = new Histogram({
    name: 'crewdock_market_search_duration_seconds',
    help: 'Pages, counts and totals of the market, by what answered them.',
    labelNames: ['layer'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  return {
    searched: (layer, milliseconds) => searches.observe({ layer }, milliseconds / 1000),
    gauge(name, help, read) {
      const collect = async function collect(this: Gauge) {
        this.set(await read());
      };
      registry.registerMetric(new Gauge({ name: `crewdock_${name}`, help, registers: [], collect }));
    },
    mount(app, token) {
      if (token === undefined) return;
      collectDefaultMetrics({ register: registry });
      app.addHook('onResponse', async (request, reply) => {
        const labels = {
          // Only our own patterns: addresses that visitors make up would be numbers without end.
          route: request.routeOptions.url ?? 'none',
          method: request.method,
          status: `${Math.floor(reply.statusCode / 100)}xx`,
        };
        requests.observe(labels, reply.elapsedTime / 1000);
      });
      app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
        if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) throw notFound();
        return reply
          .header('cache-control', 'no-store')
          .type(registry.contentType)
          .send(await registry.metrics());
      });
    },
  };
}

/** The database's connections and the market in memory. */
export function watchMarket(metrics: Metrics, pool: Pool, memory: MarketMemory): void {
  const { gauge } = metrics;
  gauge('database_connections', 'Connections to the database.', () => pool.totalCount);
  gauge('database_connections_idle', 'Those that nobody uses.', () => pool.idleCount);
  gauge('database_connections_awaited', 'Queries that wait for a connection.', () => pool.waitingCount);
  gauge('market_memory_ready', 'Whether the market is answered from memory: 1, or 0 for SQL.', () =>
    Number(memory.isReady),
  );
  gauge('market_memory_bytes', 'What the market takes in memory.', () => memory.status.bytes);
  gauge('market_memory_limit_bytes', 'What it may take.', () => memory.limitBytes);
  gauge('market_memory_cards', 'Cards in memory.', () => memory.status.cards.done);
  gauge('market_memory_loads', 'How many times the whole market was read.', () => memory.status.loads);
  gauge('market_memory_changes', 'Cards that were read again because they had changed.', () => memory.status.changes);
}

/** Takes as long for every wrong text, whatever it has in common with the right one. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
