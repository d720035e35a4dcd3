import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** `/healthz`: the process runs. `/readyz`: it can serve, the database answers. */
export function mountProbes(app: FastifyInstance, pool: Pool): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (request, reply) => {
    try {
      await pool.query('select 1');
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
