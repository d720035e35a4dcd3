import type { FastifyInstance } from 'fastify';

/**
 * Matches strings as long as a secret key (of a link, a list, a file, a session), but not the public id of a card with
 * its slug.
 */
const SECRET = /(?<![\w-])(?!\d+-\d+-[a-z])[\w-]{22,}/g;
/** Percent-encoded characters of keys: browsers do not encode them, but other clients could, which would hide keys. */
const ESCAPED = /%(2d|3\d|[46][1-9a-f]|[57][\da])|%5f/gi;

/** Logs one line per request, with the path only. Secrets in links are masked, because they give access. */
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
