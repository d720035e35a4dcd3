import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { Connections } from '@crewdock/server/infra/http/connections';

const EXAMPLES = resolve(import.meta.dirname, '../../examples');
const INTEGRITY = resolve(import.meta.dirname, '../../sdk/dist/widgets/v1/integrity.json');
/** Output folder of `examples/build.mjs`: pages that use the npm package. */
const BUILT = join(EXAMPLES, 'dist');
/** Matches a content security policy in the first line of a page; it is sent as a header, as by a partner's server. */
const POLICY = /^<!--csp:([^>]*)-->\s*/;

/**
 * Creates the example partner site, which serves the files of examples/ from a separate origin. Placeholders in pages
 * and scripts: `%PORTAL%` is Crewdock's origin. Placeholders in pages: `%NONCE%` is a nonce per request; `%FOLDER%`,
 * `%LOADER%` and `%INTEGRITY%` are values that partners copy from the widgets' manifest;
 * `<!--crewdock:job-board?company=acme-->` is a server-rendered widget, in which `%PAGE%` is the page's URL.
 */
export async function buildPartnerSite(crewdockOrigin: string): Promise<FastifyInstance> {
  const connections = new Connections();
  const app = Fastify({ serverFactory: connections.createServer, return503OnClosing: false });
  connections.attach(app);
  await app.register(fastifyStatic, { root: [BUILT, EXAMPLES], serve: false, cacheControl: false });
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'].replace(/(^|\/)$/, '$1index.html');
    const isText = /\.(html|js)$/.test(path) && !path.split('/').includes('..');
    const source = isText && ((await read(join(BUILT, path))) ?? (await read(join(EXAMPLES, path))));
    if (!source) return reply.header('cache-control', 'no-cache').sendFile(path);
    const text = source.replaceAll('%PORTAL%', crewdockOrigin);
    if (path.endsWith('.js')) return reply.type('text/javascript; charset=utf-8').send(text);
    const address = `${request.protocol}://${request.host}${request.url}`;
    const filled = text
      .replaceAll('%PAGE%', encodeURIComponent(address))
      .replaceAll('%NONCE%', randomBytes(16).toString('base64url'))
      .replace(/%(FOLDER|LOADER|INTEGRITY)%/g, await pinned(crewdockOrigin));
    const page = await withWidgets(filled, crewdockOrigin);
    const policy = POLICY.exec(page)?.[1];
    if (policy) reply.header('content-security-policy', policy.trim().replace(/\s+/g, ' '));
    return reply.type('text/html; charset=utf-8').send(page.replace(POLICY, ''));
  });
  return app;
}

async function read(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

const WIDGET = /<!--crewdock:(.*?)-->/g;

/** Inserts server-rendered widgets. If rendering fails, inserts a link to the portal instead. */
async function withWidgets(source: string, origin: string): Promise<string> {
  const asked = [...source.matchAll(WIDGET)].map(async ([, path]) => {
    const answer = await fetch(`${origin}/widgets/v1/render/${path!}`).catch(() => null);
    return answer?.ok ? answer.text() : `<p><a href="${origin}">Look at our portal</a></p>`;
  });
  const drawn = await Promise.all(asked);
  return source.replace(WIDGET, () => drawn.shift()!);
}

/** Returns a replacer for the placeholders of a specific build of the widgets. */
async function pinned(origin: string): Promise<(_: string, name: string) => string> {
  const { folder, files } = JSON.parse(await readFile(INTEGRITY, 'utf8')) as {
    folder: string;
    files: Record<string, string>;
  };
  const addresses = Object.entries(files).map(([path, hash]) => [`${origin}/widgets/v1/${path}`, hash]);
  const values: Record<string, string> = {
    FOLDER: folder,
    LOADER: files[`${folder}/loader.js`]!,
    INTEGRITY: JSON.stringify(Object.fromEntries(addresses)),
  };
  return (_, name) => values[name]!;
}
