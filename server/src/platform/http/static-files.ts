import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mountSkillImages } from './skill-images.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** What `npm run build` leaves for the browser. */
export const PORTAL_DIST = join(ROOT, 'portal/dist');
const WIDGETS_DIST = join(ROOT, 'sdk/dist/widgets');
const DEMO_ASSETS = join(ROOT, 'demo/assets');

const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
const FROM_ANYWHERE = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Where a file of the demo lies that is fetched by this path, or null. */
export function demoFile(path: string): string | null {
  const name = /^\/demo\/([\w-]+\.\w+)$/.exec(path)?.[1];
  return name ? join(DEMO_ASSETS, name) : null;
}

/** Files by prefix. Those that partners' pages load may be read from any origin. */
export async function mountStaticFiles(app: FastifyInstance): Promise<void> {
  await mountWidgets(app, WIDGETS_DIST);
  mountSkillImages(app, { 'cache-control': IMMUTABLE, ...FROM_ANYWHERE });
  await mountFolder(app, '/demo/', DEMO_ASSETS, () => HOUR);
  await mountFolder(app, '/', PORTAL_DIST, (path) => (path.includes('/assets/') ? IMMUTABLE : HOUR));
}

/**
 * The files of the script tag, of every major and build that is there. The loaders, the manifests and the package stay where
 * pages have written them; everything else has a folder named by its contents.
 */
export async function mountWidgets(app: FastifyInstance, root: string): Promise<void> {
  await mountFolder(app, '/widgets/', root, (path) => (/\/v\d+\/[^/]+$/.test(path) ? 'no-cache' : IMMUTABLE));
}

/** A folder that is not built is not served: in development Vite serves the portal's. */
async function mountFolder(
  app: FastifyInstance,
  prefix: string,
  root: string,
  cacheControl: (path: string) => string,
): Promise<void> {
  if (!existsSync(root)) return;
  const isPortal = prefix === '/';
  await app.register(fastifyStatic, {
    prefix,
    root,
    decorateReply: false,
    schemaHide: true,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The portal's files are listed at start, so that every other path is a page.
    ...(isPortal && { wildcard: false, globIgnore: ['index.html*', '.vite/**', '.server/**', '**/*.{br,gz}'] }),
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path));
      // Squeezed once more on its way, npm takes another hash of it than it has.
      if (path.endsWith('.tgz')) reply.type('application/gzip');
      if (isPortal && !path.includes('/placeholders/')) return;
      for (const [name, value] of Object.entries(FROM_ANYWHERE)) reply.header(name, value);
    },
  });
}
