import type { FastifyInstance } from 'fastify';

/** As long as a secret in a mailed link. */
const SECRET = /[\w-]{40,}/g;

/** One line a request. The path alone, without secrets of links: nobody should read in a log what lets them in. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        host: request.host,
        path: request.url.split('?', 1)[0]!.replace(SECRET, '…'),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}
