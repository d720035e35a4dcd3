import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, the database answers. `details` are told besides, whatever they say.
 */
export function mountProbes(app: FastifyInstance, pool: Pool, details: () => object): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (request, reply) => {
    try {
      await pool.query('select 1');
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
    return { status: 'ok', ...details() };
  });
}
