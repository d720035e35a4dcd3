import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const EXAMPLES = resolve(import.meta.dirname, '../../examples');
/** Where the pages expect Crewdock, so that they also work as they stand. */
const WRITTEN_ORIGIN = 'http://localhost:3000';

/** The example partner site: the files of examples/, on an origin of its own, as a partner would serve them. */
export async function buildPartnerSite(crewdockOrigin: string): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(fastifyStatic, { root: EXAMPLES, serve: false, cacheControl: false });
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'].replace(/(^|\/)$/, '$1index.html');
    const isPage = path.endsWith('.html') && !path.split('/').includes('..');
    const page = isPage && (await readFile(join(EXAMPLES, path), 'utf8').catch(() => false as const));
    if (!page) return reply.header('cache-control', 'no-cache').sendFile(path);
    return reply.type('text/html; charset=utf-8').send(page.replaceAll(WRITTEN_ORIGIN, crewdockOrigin));
  });
  return app;
}
