import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Connections } from './connections.ts';

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, the database answers. `details` are told
 * besides, whatever they say. A server that ends is not ready from the first moment on.
 */
export function mountProbes(
  app: FastifyInstance,
  pool: Pool,
  connections: Pick<Connections, 'isClosing'>,
  details: () => object,
): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (request, reply) => {
    if (connections.isClosing) return reply.code(503).send({ status: 'ending' });
    try {
      await pool.query('select 1');
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
    return { status: 'ok', ...details() };
  });
}
