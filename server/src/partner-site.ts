import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

const EXAMPLES = resolve(import.meta.dirname, '../../examples');
/** The first line of a page may be the policy that a partner's server would send with it. */
const POLICY = /^<!--csp:([^>]*)-->\s*/;

/**
 * The example partner site: the files of examples/, on an origin of its own, as a partner would serve them. In pages,
 * `%PORTAL%` becomes Crewdock's origin and `%NONCE%` a nonce of this request.
 */
export async function buildPartnerSite(crewdockOrigin: string): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: EXAMPLES, serve: false, cacheControl: false });
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'].replace(/(^|\/)$/, '$1index.html');
    const isPage = path.endsWith('.html') && !path.split('/').includes('..');
    const source = isPage && (await readFile(join(EXAMPLES, path), 'utf8').catch(() => false as const));
    if (!source) return reply.header('cache-control', 'no-cache').sendFile(path);
    const page = source
      .replaceAll('%PORTAL%', crewdockOrigin)
      .replaceAll('%NONCE%', randomBytes(16).toString('base64url'));
    const policy = POLICY.exec(page)?.[1];
    if (policy) reply.header('content-security-policy', policy.trim().replace(/\s+/g, ' '));
    return reply.type('text/html; charset=utf-8').send(page.replace(POLICY, ''));
  });
  return app;
}
