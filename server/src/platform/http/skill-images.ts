import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KeptBytes } from '../kept-bytes.ts';
import { type Encoding, compressed, encodingFor } from './compression.ts';

const FOLDER = dirname(fileURLToPath(import.meta.resolve('simple-icons/icons/react.svg')));
const NAME = /^[a-z\d_]+\.svg$/;
/** Those of all skills three times over. */
const KEPT_BYTES = 4 * 1024 * 1024;

/**
 * Icons of skills, of which a market shows dozens: each is read and compressed once. Served as files of their folder, the names of
 * all three thousand would be read for each.
 */
export function mountSkillImages(app: FastifyInstance, headers: Record<string, string>): void {
  const kept = new KeptBytes(KEPT_BYTES);
  const read = async (name: string, encoding: Encoding | null): Promise<Buffer | null> => {
    const key = `${name} ${encoding}`;
    const known = kept.get(key);
    if (known) return known;
    const svg = NAME.test(name) ? await readFile(join(FOLDER, name), 'utf8').catch(noFile) : null;
    if (svg === null) return null;
    const bytes = encoding ? await compressed(svg, encoding) : Buffer.from(svg);
    kept.set(key, bytes);
    return bytes;
  };
  app.get<{ Params: { name: string } }>('/skill-images/:name', { schema: { hide: true } }, async (request, reply) => {
    const encoding = encodingFor(request);
    const bytes = await read(request.params.name, encoding);
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
