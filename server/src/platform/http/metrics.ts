import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { logged } from '../log.ts';
import { mailStates } from '../mail/states.ts';
import { countJobs } from '../queue/count.ts';
import { taskStates } from '../queue/task-states.ts';
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
  /** Numbers of the database by their labels, read when somebody asks, and left out while it doesn't answer. */
  rows<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
    read: () => Promise<(Record<Label, string> & { value: number })[]>,
  ): void;
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
export function watchDatabase({ gauge, rows }: Metrics, pool: Pool): void {
  gauge('database_connections', 'Connections to the database.', () => pool.totalCount);
  gauge('database_connections_idle', 'Those that nobody uses.', () => pool.idleCount);
  gauge('database_connections_awaited', 'Queries that wait for a connection.', () => pool.waitingCount);
  rows('jobs', 'Jobs in the queue, of all processes together.', ['lane', 'state'], async () =>
    (await countJobs(pool)).map(({ lane, state, count }) => ({ lane, state, value: count })),
  );
  const tasks = once(() => taskStates(pool));
  rows('task_jobs', 'Jobs by their name.', ['task', 'state'], async () =>
    (await tasks()).flatMap(({ task, ...states }) =>
      JOB_STATES.map((state) => ({ task, state, value: states[state] })),
    ),
  );
  rows('task_oldest_seconds', 'How long the job that waits longest could have been done.', ['task'], async () =>
    (await tasks()).map(({ task, oldest }) => ({ task, value: oldest ? (Date.now() - oldest.getTime()) / 1000 : 0 })),
  );
  rows('task_last_success_timestamp_seconds', 'When a job of the name was last done.', ['task'], async () =>
    (await tasks()).flatMap(({ task, succeeded }) => (succeeded ? { task, value: succeeded.getTime() / 1000 } : [])),
  );
  const mails = once(() => mailStates(pool));
  rows('mails_waiting', 'Mails that were not sent yet, by why the last attempt was in vain.', ['reason'], async () =>
    (await mails()).waiting.map(({ reason, count }) => ({ reason, value: count })),
  );
  rows('mails_refused', 'Mails of the last 30 days that were given up, by why.', ['reason'], async () =>
    (await mails()).refused.map(({ reason, count }) => ({ reason, value: count })),
  );
  rows('log_lines', 'Lines of the log since the process began.', ['level'], async () =>
    Object.entries(logged.lines).map(([level, value]) => ({ level, value })),
  );
}

const JOB_STATES = ['waiting', 'later', 'running', 'failed'] as const;

/** One reading for all who ask at the same time. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read().finally(() => (reading = undefined)));
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
