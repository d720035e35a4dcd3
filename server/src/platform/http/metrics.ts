import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { countJobs, type JobCount } from '../queue/count.ts';
import { notFound } from './errors.ts';

/** Upper bounds of a histogram's classes. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** So long a monitor waits for numbers of the database. */
const PATIENCE_MS = 2000;

/** What an operator watches. Nothing in it says who asked or what for. */
export interface Metrics {
  /** How long things of each kind take; answers what has to be told of every one. */
  times(name: string, help: string, label: string): (kind: string, milliseconds: number) => void;
  /** A number that is read when somebody asks. */
  gauge(name: string, help: string, read: () => number): void;
  /** Jobs of the queue, read when somebody asks, and left out while the database doesn't answer. */
  jobs(read: () => Promise<JobCount[]>): void;
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
  return {
    times(name, help, label) {
      const histogram = new Histogram({
        name: `crewdock_${name}_duration_seconds`,
        help,
        labelNames: [label],
        buckets: SECONDS,
        registers: [registry],
      });
      return (kind, milliseconds) => histogram.observe({ [label]: kind }, milliseconds / 1000);
    },
    gauge(name, help, read) {
      const collect = function collect(this: Gauge) {
        this.set(read());
      };
      registry.registerMetric(new Gauge({ name: `crewdock_${name}`, help, registers: [], collect }));
    },
    jobs(read) {
      const collect = async function collect(this: Gauge) {
        this.reset();
        for (const { lane, state, count } of await inTime(read())) this.set({ lane, state }, count);
      };
      const help = 'Jobs in the queue, of all processes together.';
      registry.registerMetric(
        new Gauge({ name: 'crewdock_jobs', help, labelNames: ['lane', 'state'], registers: [], collect }),
      );
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

/** The database's connections and the job queue. */
export function watchDatabase({ gauge, jobs }: Metrics, pool: Pool): void {
  gauge('database_connections', 'Connections to the database.', () => pool.totalCount);
  gauge('database_connections_idle', 'Those that nobody uses.', () => pool.idleCount);
  gauge('database_connections_awaited', 'Queries that wait for a connection.', () => pool.waitingCount);
  jobs(() => countJobs(pool));
}

/** Nothing where it fails or takes long: the other numbers matter most of all when the database is in trouble. */
function inTime<T>(read: Promise<T[]>): Promise<T[]> {
  return Promise.race([read, sleep(PATIENCE_MS, [], { ref: false })]).catch(() => []);
}

/** Takes as long for every wrong text, whatever it has in common with the right one. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
