import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { clockDifference, LARGEST_DIFFERENCE_S } from '../db/clock.ts';
import { newerMigrations } from '../db/newer.ts';
import type { Replicas } from '../db/replicas/replicas.ts';
import type { Connections } from './connections.ts';
import type { OperatingWarnings } from './operating-warnings.ts';

/** Whoever asks whether we are ready gets an answer within two seconds. */
const PATIENCE_MS = 1500;

interface Probed {
  pool: Pick<Pool, 'query'>;
  replicas?: Pick<Replicas, 'status' | 'areThere'> | null;
  connections: Pick<Connections, 'isClosing'>;
  warnings?: Pick<OperatingWarnings, 'read'>;
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, the database answers; a clock that differs from the database's is told
 * besides, what a newer release has migrated, warnings for the operator, and `details`, whatever they say. With replicas it can serve what is read from them, while
 * the database doesn't answer. A server that ends is not ready from the first moment on.
 */
export function mountProbes(
  app: FastifyInstance,
  { pool, replicas = null, connections, warnings }: Probed,
  details: () => object,
): void {
  const hidden = { schema: { hide: true } };
  let asked: Promise<[ahead: number, newer: string[]]> | undefined;
  /** Once for all who ask meanwhile: a database that stands still would be asked on one connection after the other. */
  const ask = () =>
    (asked ??= Promise.all([clockDifference(pool), newerMigrations(pool)]).finally(() => (asked = undefined)));
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (request, reply) => {
    if (connections.isClosing) return reply.code(503).send({ status: 'ending' });
    // In the order of the configuration: where they are is nobody's business.
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
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).header('retry-after', 1).send({ status: 'unavailable' });
    }
  });
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = sleep(PATIENCE_MS, undefined, { ref: false }).then((): never => {
    throw new Error('the database takes its time');
  });
  return Promise.race([answer, late]);
}
