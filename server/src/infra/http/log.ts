import type { FastifyInstance } from 'fastify';

/** Matches strings as long as a secret key (of a link, list, file or session), except a card's public id with slug. */
const SECRET = /(?<![\w-])(?!\d+-\d+-[a-z])[\w-]{22,}/g;
/**
 * Matches percent-encoded key characters. Browsers do not encode them, but other clients might, and such keys would not
 * be masked.
 */
const ESCAPED = /%(2d|3\d|[46][1-9a-f]|[57][\da])|%5f/gi;

/**
 * Logs one line per request, with the path but without the query. Masks secrets in the path, because they give access.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        host: request.host,
        path: pathOf(request.originalUrl),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}

function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(ESCAPED, decodeURIComponent).replace(SECRET, '…');
}
