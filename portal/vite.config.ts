import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type Rolldown, defineConfig } from 'vite';
import { compileMessages } from './compileMessages.ts';
import { interAliases } from './fonts.ts';

/** Entry modules: the frame of every page, and the pages that visitors open first. */
const PAGES = {
  frame: ['main.tsx'],
  market: ['market/route.ts'],
  visitors: [
    'card-page/route.ts',
    'home/HomePage.tsx',
    'legal/PrivacyPage.tsx',
    'legal/TermsPage.tsx',
    'not-found/NotFoundPage.tsx',
  ],
};
type Place = keyof typeof PAGES;

const needed = new Map<Place, Set<string>>();

/** Chunks of shared modules, split by the pages that import them, so that no first page loads unused code. */
const FILES = [
  group('shared', (by) => by('frame') || (by('market') && by('visitors'))),
  group('market', (by) => by('market')),
  group('visitors', (by) => by('visitors')),
  group('screens', () => true),
];

function group(debugName: string, holds: (isNeededBy: (place: Place) => boolean) => boolean) {
  const name = (id: string, modules: Rolldown.ChunkingContext) =>
    holds((place) => neededBy(place, modules).has(id)) ? debugName : null;
  return { name, debugName, minShareCount: 2 };
}

/**
 * Ids of all modules that a page group imports statically. A package's barrel file would count with all of its exports.
 */
function neededBy(place: Place, modules: Rolldown.ChunkingContext): Set<string> {
  let ids = needed.get(place);
  if (ids) return ids;
  ids = new Set();
  needed.set(place, ids);
  const open = PAGES[place].map((file) => resolve(import.meta.dirname, 'src', file));
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (ids.has(id)) continue;
    ids.add(id);
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return ids;
}

const ofSdk = createRequire(resolve(import.meta.dirname, '../sdk/package.json'));
/** The package's Node entry adds a `fetch` polyfill of 140 kB that the renderer doesn't use. */
const OFETCH_WITHOUT_POLYFILL = resolve(ofSdk.resolve('ofetch'), '../index.mjs');

export default defineConfig(async ({ isSsrBuild }) => ({
  root: import.meta.dirname,
  resolve: { alias: isSsrBuild ? { ofetch: OFETCH_WITHOUT_POLYFILL } : await interAliases() },
  plugins: [react(), compileMessages(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
  // Class names depend only on the source location, so that server and browser generate the same class names.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  // Bundles all dependencies, so that the rendering process reads no other files.
  ssr: { noExternal: true },
  // Removes the development warnings of packages, which are half of the bundle.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    target: 'es2023',
    // These versions support `light-dark()`. For older targets, it would be compiled to code that follows the page's
    // color scheme and ignores nested color schemes.
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The Content Security Policy allows data: URLs for images only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Error reporting is a separate script; the server includes it if it is configured.
      input: {
        index: resolve(import.meta.dirname, 'index.html'),
        reports: resolve(import.meta.dirname, 'src/reports/main.ts'),
      },
      output: {
        // The server bundle has a fixed name and no chunk groups, because browsers don't download it.
        ...(isSsrBuild && { entryFileNames: 'draw.js' }),
        codeSplitting: isSsrBuild || {
          groups: [
            // Fetched by every page of a company's portal, so it must not pull in other code.
            { name: 'brand', test: /contract\/src\/brand\.ts$/, priority: FILES.length + 1 },
            ...FILES.map((each, at) => ({ ...each, priority: FILES.length - at })),
          ],
        },
      },
    },
  },
}));
