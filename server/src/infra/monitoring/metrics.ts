import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { logLineCounts } from '../../core/logging/log.ts';
import { mailStates } from '../email/states.ts';
import { countJobs } from '../queue/count.ts';
import { taskStates } from '../queue/task-states.ts';
import { notFound } from '../../core/errors/errors.ts';

/** Upper bounds of the histogram buckets, in seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Maximum time in milliseconds for which a scrape waits for values from the database. */
const PATIENCE_MS = 2000;

/** Prometheus metrics for operators. Labels do not contain personal data or queries. */
export interface Metrics {
  /** Registers a histogram of durations by `label`. Returns a function that records a duration. */
  times(name: string, help: string, label: string): (kind: string, milliseconds: number) => void;
  /** Registers a gauge; each scrape calls `read`. */
  gauge(name: string, help: string, read: () => number): void;
  /**
   * Registers labeled gauges that each scrape reads from the database. They are omitted while the database does not
   * respond.
   */
  rows<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
    read: () => Promise<(Record<Label, string> & { value: number })[]>,
  ): void;
  /**
   * Counts requests, and serves `/metrics` to clients that send the token. If `token` is undefined, the route does not
   * exist.
   */
  mount(app: FastifyInstance, token: string | undefined): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const requests = new Histogram({
    name: 'crewdock_http_request_duration_seconds',
    help: 'Duration of requests by route, method and status class.',
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
    rows(name, help, labelNames, read) {
      const collect = async function collect(this: Gauge) {
        this.reset();
        for (const { value, ...labels } of await inTime(read())) this.set(labels, value);
      };
      registry.registerMetric(new Gauge({ name: `crewdock_${name}`, help, labelNames, registers: [], collect }));
    },
    mount(app, token) {
      if (token === undefined) return;
      collectDefaultMetrics({ register: registry });
      app.addHook('onResponse', async (request, reply) => {
        const labels = {
          // Uses the route pattern, because visitors could create any number of label values with invented paths.
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

/** Registers metrics of the database connections and the job queue. */
export function watchDatabase({ gauge, rows }: Metrics, pool: Pool): void {
  gauge('database_connections', 'Open connections of the database connection pool.', () => pool.totalCount);
  gauge('database_connections_idle', 'Idle connections of the database connection pool.', () => pool.idleCount);
  gauge('database_connections_awaited', 'Queries waiting for a connection of the pool.', () => pool.waitingCount);
  rows('jobs', 'Jobs in the queue, shared by all processes.', ['lane', 'state'], async () =>
    (await countJobs(pool)).map(({ lane, state, count }) => ({ lane, state, value: count })),
  );
  const tasks = once(() => taskStates(pool));
  rows('task_jobs', 'Jobs in the queue by task.', ['task', 'state'], async () =>
    (await tasks()).flatMap(({ task, ...states }) =>
      JOB_STATES.map((state) => ({ task, state, value: states[state] })),
    ),
  );
  rows('task_oldest_seconds', 'How long the oldest due job of the task has been waiting.', ['task'], async () =>
    (await tasks()).map(({ task, oldest }) => ({ task, value: oldest ? (Date.now() - oldest.getTime()) / 1000 : 0 })),
  );
  rows('task_last_success_timestamp_seconds', 'When a job of the task last succeeded.', ['task'], async () =>
    (await tasks()).flatMap(({ task, succeeded }) => (succeeded ? { task, value: succeeded.getTime() / 1000 } : [])),
  );
  const mails = once(() => mailStates(pool));
  rows('mails_waiting', 'Unsent emails by the reason of the last failed attempt.', ['reason'], async () =>
    (await mails()).waiting.map(({ reason, count }) => ({ reason, value: count })),
  );
  rows('mails_refused', 'Failed emails of the last 30 days by reason.', ['reason'], async () =>
    (await mails()).refused.map(({ reason, count }) => ({ reason, value: count })),
  );
  rows('log_lines', 'Log lines since the process started.', ['level'], async () =>
    Object.entries(logLineCounts.lines).map(([level, value]) => ({ level, value })),
  );
}

const JOB_STATES = ['waiting', 'later', 'running', 'failed'] as const;

/** Returns a function whose concurrent callers share one call of `read`. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read().finally(() => (reading = undefined)));
}

/** Returns an empty list on failure or timeout, so that the other metrics stay available during database problems. */
function inTime<T>(read: Promise<T[]>): Promise<T[]> {
  return Promise.race([read, sleep(PATIENCE_MS, [], { ref: false })]).catch(() => []);
}

/** Compares two strings in constant time. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
