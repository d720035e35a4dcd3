import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { MarketMemory } from '../../market/search/bitmaps/market-memory.ts';
import type { Connections } from './connections.ts';

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, the database answers. What the market is answered from is a detail:
 * while it is being read into memory SQL answers. A server that ends is not ready from the first moment on.
 */
export function mountProbes(
  app: FastifyInstance,
  pool: Pool,
  memory: MarketMemory,
  connections: Pick<Connections, 'isClosing'>,
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
    const { state, cards } = memory.status;
    return { status: 'ok', market: { memory: state, cards: cards.done, of: cards.total } };
  });
}
