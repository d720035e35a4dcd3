import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mountSkillImages } from './skill-images.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** Folder with the browser build of the portal (`npm run build`). */
export const PORTAL_DIST = join(ROOT, 'portal/dist');
const WIDGETS_DIST = join(ROOT, 'sdk/dist/widgets');
const DEMO_ASSETS = join(ROOT, 'demo/assets');

const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** Browsers apply the policy of a worker's script to the worker. The inbox worker calls the API. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
const FROM_ANYWHERE = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Returns the location of the demo file with this URL path, or null. */
export function demoFile(path: string): string | null {
  const name = /^\/demo\/([\w-]+\.\w+)$/.exec(path)?.[1];
  return name ? join(DEMO_ASSETS, name) : null;
}

/** Registers the static files of each URL prefix. Files used on partner pages allow any origin. */
export async function mountStaticFiles(app: FastifyInstance): Promise<void> {
  await mountWidgets(app, WIDGETS_DIST);
  mountSkillImages(app, { 'cache-control': IMMUTABLE, ...FROM_ANYWHERE });
  await mountFolder(app, '/demo/', DEMO_ASSETS, () => HOUR);
  await mountFolder(app, '/', PORTAL_DIST, (path) => (path.includes('/assets/') ? IMMUTABLE : HOUR));
}

/**
 * Serves the widget files of all major versions and builds. Loaders, manifests and the package have permanent URLs, so
 * browsers revalidate them. All other files are in folders named by content hash.
 */
export async function mountWidgets(app: FastifyInstance, root: string): Promise<void> {
  await mountFolder(app, '/widgets/', root, (path) => (/\/v\d+\/[^/]+$/.test(path) ? 'no-cache' : IMMUTABLE));
}

/**
 * Serves the files of a folder. Does nothing if the folder is not built: in development, Vite serves the portal's
 * files.
 */
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
    // Registers a route for each of the portal's files at start, so that page routes handle all other paths.
    ...(isPortal && { wildcard: false, globIgnore: ['index.html*', '.vite/**', '.server/**', '**/*.{br,gz}'] }),
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path));
      // Prevents compression: npm would compute a different hash for the package.
      if (path.endsWith('.tgz')) reply.type('application/gzip');
      if (isPortal && path.includes('/assets/inboxWorker-')) reply.header('content-security-policy', WORKER_POLICY);
      if (isPortal && !path.includes('/placeholders/')) return;
      for (const [name, value] of Object.entries(FROM_ANYWHERE)) reply.header(name, value);
    },
  });
}
