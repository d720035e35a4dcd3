import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { isMarketOpen } from '../companies/policy.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { getSite } from '../pages/head.ts';
import { isNotModified } from '../infra/http-headers/etag.ts';
import type { Services } from '../core/context/services.ts';
import { feedJobs, feedVersion } from './jobs.ts';
import { jsonFeed, xmlFeed } from './write-feed.ts';

const FEEDS = {
  '/feeds/jobs.xml': { type: 'application/xml', write: xmlFeed },
  '/feeds/jobs.json': { type: 'application/json', write: jsonFeed },
} as const;

/** Serves the job feeds of a host. Returns 304 if the client has the current version. */
export function serveFeeds(app: FastifyInstance, services: Services & WithNames): void {
  for (const [path, { type, write }] of Object.entries(FEEDS)) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const company = await services.identity.companyOfHost(request.hostname);
      if (!isMarketOpen(company)) return reply.callNotFound();
      const asked = { ...services, company };
      const now = new Date();
      const { etag, modified } = await feedVersion(asked, now);
      const tag = `W/${etag.replace('"', `"${type.slice(-4)}-`)}`;
      reply.headers({ etag: tag, 'cache-control': 'no-cache', vary: 'Host' });
      if (modified) reply.header('last-modified', modified.toUTCString());
      if (isNotModified(tag, request)) return reply.code(304).send();
      return send(
        reply.type(`${type}; charset=utf-8`),
        request,
        write(feedJobs(asked), getSite(company, services), modified ?? now),
      );
    });
  }
}

/** Streams a feed with backpressure. A disconnect also ends the database reads. */
function send(reply: FastifyReply, request: FastifyRequest, feed: AsyncIterable<string>): FastifyReply {
  return request.method === 'HEAD' ? reply.send() : reply.send(Readable.from(feed, { objectMode: false }));
}
