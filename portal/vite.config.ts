import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { type Rolldown, defineConfig } from 'vite';

/** From here the first view of the market is imported. */
const FIRST_VIEW = ['src/main.tsx', 'src/market/route.ts'].map((path) => resolve(import.meta.dirname, path));

const needed = new Set<string>();

/** The file of a module that the first view needs; null for all others. */
function firstFile(id: string, modules: Rolldown.ChunkingContext): string | null {
  if (needed.size === 0) need(FIRST_VIEW, modules);
  return needed.has(id) ? 'shared' : null;
}

function need(ids: readonly string[], modules: Rolldown.ChunkingContext): void {
  for (const id of ids) {
    if (needed.has(id)) continue;
    needed.add(id);
    need(modules.getModuleInfo(id)?.importedIds ?? [], modules);
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
  build: {
    target: 'es2023',
    // They know `light-dark()`, as the colours in a page's head do. Written for older ones, a scheme within a page is the page's.
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
    manifest: true,
    // An inlined asset is a data: address, which the page's policy allows for pictures only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several screens use comes in two files, not in a dozen small ones: the market waits for the first one alone.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Every page of a company's portal fetches it, and nothing else for it.
            { name: 'brand', test: /contract\/src\/brand\.ts$/, priority: 2 },
            { name: firstFile, debugName: 'shared', minShareCount: 2, priority: 1 },
            { name: 'screens', minShareCount: 2 },
          ],
        },
      },
    },
  },
});
