import type { FastifyInstance } from 'fastify';

/** As long as a key: of a link, a list, a file, a session. The public id of a card, with its words behind it, is none. */
const SECRET = /(?<![\w-])(?!\d+-\d+-[a-z])[\w-]{22,}/g;
/** A sign of a key, written as no browser does. */
const ESCAPED = /%(2d|3\d|[46][1-9a-f]|[57][\da])|%5f/gi;

/** One line a request. The path alone, without secrets of links: nobody should read in a log what lets them in. */
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
