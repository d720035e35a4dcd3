import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { clockDifference, LARGEST_DIFFERENCE_S } from '../db/clock.ts';
import { newerMigrations } from '../db/newer-schema.ts';
import type { Replicas } from '../replicas/replicas.ts';
import type { Connections } from '../http/connections.ts';
import type { OperatingWarnings } from './operating-warnings.ts';

/** Database timeout of `/readyz` in milliseconds. Keeps the response time of `/readyz` below two seconds. */
const PATIENCE_MS = 1500;

interface Probed {
  pool: Pick<Pool, 'query'>;
  replicas?: Pick<Replicas, 'status' | 'areThere'> | null;
  connections: Pick<Connections, 'isClosing'>;
  warnings?: Pick<OperatingWarnings, 'read'>;
}

/**
 * Serves `/healthz` (the process is running) and `/readyz` (the database responds). `/readyz` also reports clock
 * differences, migrations of newer releases, operator warnings and `details`, which do not affect the HTTP status. If
 * only a replica responds, its `status` is `reading`. During shutdown, `/readyz` fails immediately.
 */
export function mountProbes(
  app: FastifyInstance,
  { pool, replicas = null, connections, warnings }: Probed,
  details: () => object,
): void {
  const hidden = { schema: { hide: true } };
  let asked: Promise<[ahead: number, newer: string[]]> | undefined;
  /**
   * Runs the database checks. Concurrent probes share them, so that an unresponsive database does not use up a
   * connection per probe.
   */
  const ask = () =>
    (asked ??= Promise.all([clockDifference(pool), newerMigrations(pool)]).finally(() => (asked = undefined)));
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (request, reply) => {
    if (connections.isClosing) return reply.code(503).send({ status: 'ending' });
    // Replica states in the order of the configuration. Addresses are omitted, because they are not public.
    const parts = () => ({ ...details(), ...(replicas && { replicas: replicas.status.map(({ state }) => state) }) });
    const active = (await warnings?.read()) ?? [];
    const told = active.length > 0 && { warnings: active };
    try {
      const [ahead, newer] = await inTime(ask());
      const isWrong = Math.abs(ahead) > LARGEST_DIFFERENCE_S;
      return {
        status: 'ok',
        ...(isWrong && { clock: { seconds_ahead: Math.round(ahead) } }),
        ...(newer.length > 0 && { newer_migrations: newer }),
        ...told,
        ...parts(),
      };
    } catch (error) {
      if (replicas?.areThere) return { status: 'reading', ...told, ...parts() };
      request.log.warn({ err: error }, 'readiness check failed');
      return reply.code(503).header('retry-after', 1).send({ status: 'unavailable' });
    }
  });
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = sleep(PATIENCE_MS, undefined, { ref: false }).then((): never => {
    throw new Error('the database did not respond in time');
  });
  return Promise.race([answer, late]);
}
