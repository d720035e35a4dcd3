import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KeptBytes } from './lru-cache.ts';
import { type Encoding, compressForCache, encodingFor } from './compression.ts';

const FOLDER = dirname(fileURLToPath(import.meta.resolve('simple-icons/icons/react.svg')));
const NAME = /^[a-z\d_]+\.svg$/;
/** Size limit of the cache in bytes: three times the size of all skill icons. */
const KEPT_BYTES = 4 * 1024 * 1024;

/**
 * Serves skill icons from an LRU cache, because a market page shows dozens: each icon is read and compressed only once.
 * Not served as a static folder, which would list the names of all three thousand icons.
 */
export function mountSkillImages(app: FastifyInstance, headers: Record<string, string>): void {
  const kept = new KeptBytes(KEPT_BYTES);
  const read = (name: string, encoding: Encoding | null) =>
    kept.getOrMake(`${name} ${encoding}`, async () => {
      const svg = await readFile(join(FOLDER, name));
      return encoding ? compressForCache(svg, encoding) : svg;
    });
  app.get<{ Params: { name: string } }>('/skill-images/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params;
    const encoding = encodingFor(request);
    const bytes = NAME.test(name) ? await read(name, encoding).catch(noFile) : null;
    if (!bytes) return reply.callNotFound();
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .headers({ ...headers, vary: 'Accept-Encoding' })
      .type('image/svg+xml')
      .send(bytes);
  });
}

function noFile(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
