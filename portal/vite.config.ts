import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type Rolldown, defineConfig } from 'vite';
import { interAliases } from './fonts.ts';

/** Entry modules of the frame of every page and of the pages that visitors open first. */
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

/** The chunks of modules that several screens share, split by the pages that import them, so that no first page loads unused code. */
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

/** Ids of all modules that a place imports statically. A package's barrel file would count with all that it exports. */
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
/** The package's entry for Node adds a polyfill of `fetch`, 140 kB that the renderer never uses. */
const OFETCH_WITHOUT_POLYFILL = resolve(ofSdk.resolve('ofetch'), '../index.mjs');

export default defineConfig(async ({ isSsrBuild }) => ({
  root: import.meta.dirname,
  resolve: { alias: isSsrBuild ? { ofetch: OFETCH_WITHOUT_POLYFILL } : await interAliases() },
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
  // Names of styles come from where they are written: the server and the browser have the same.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  // Complete, so that the process that draws with it reads nothing else.
  ssr: { noExternal: true },
  // What packages tell developers alone is not in it: half of the program.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    target: 'es2023',
    // They know `light-dark()`, as the colours in a page's head do. Written for older ones, a scheme within a page is the page's.
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // An inlined asset is a data: address, which the page's policy allows for pictures only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Error reporting is a page's second script, where the server names it.
      input: {
        index: resolve(import.meta.dirname, 'index.html'),
        reports: resolve(import.meta.dirname, 'src/reports/main.ts'),
      },
      output: {
        // What the server draws pages with is for nobody to wait for.
        ...(isSsrBuild && { entryFileNames: 'draw.js' }),
        codeSplitting: isSsrBuild || {
          groups: [
            // Every page of a company's portal fetches it, and nothing else for it.
            { name: 'brand', test: /contract\/src\/brand\.ts$/, priority: FILES.length + 1 },
            ...FILES.map((each, at) => ({ ...each, priority: FILES.length - at })),
          ],
        },
      },
    },
  },
}));
