import { readFileSync } from 'node:fs';

/** What the first view of the market loads: the entry, the market's route, and all that these import. */
const manifest = JSON.parse(readFileSync('portal/dist/.vite/manifest.json', 'utf8'));
const firstView = withImports(['index.html', 'src/market/route.ts']).map((file) => `portal/dist/${file}`);

export default [
  { name: 'portal, first market view', path: firstView, limit: '170 kB', brotli: true },
  { name: 'loader', path: 'sdk/dist/embed/loader.js', limit: '600 B', brotli: true },
  { name: 'talent market', path: 'sdk/dist/embed/talent-market.js', limit: '11 kB', brotli: true },
];

function withImports(entries, files = new Set()) {
  for (const entry of entries) {
    const { file, imports = [] } = manifest[entry];
    if (files.has(file)) continue;
    files.add(file);
    withImports(imports, files);
  }
  return [...files];
}
