import { readFileSync, readdirSync } from 'node:fs';

/** What the first view of the market loads: the entry, the market's route, and all that these import. */
const manifest = JSON.parse(readFileSync('portal/dist/.vite/manifest.json', 'utf8'));
const firstView = withImports(['index.html', 'src/market/route.ts']).map((file) => `portal/dist/${file}`);

/** The widgets in their folder, which is named by its contents. Sizes may grow by 1 % and no further: then these are looked at. */
const { folder } = JSON.parse(readFileSync('sdk/dist/widgets/v1/integrity.json', 'utf8'));
const widgets = (...names) => names.map((name) => `sdk/dist/widgets/v1/${folder}/${name}.js`);
// Languages and the captcha's solver are fetched by those who need them.
const shared = readdirSync(`sdk/dist/widgets/v1/${folder}/shared`)
  .filter((name) => !/^(de|es|captcha)\.js$/.test(name))
  .map((name) => `shared/${name.slice(0, -3)}`);

export default [
  { name: 'portal, first market view', path: firstView, limit: '170 kB', brotli: true },
  { name: 'loader, at most 600 B', path: 'sdk/dist/widgets/v1/loader.js', limit: '600 B', brotli: true },
  { name: 'talent market, at most 11 kB', path: widgets('talent-market'), limit: '10.15 kB', brotli: true },
  { name: 'job board, at most 11 kB', path: widgets('job-board'), limit: '11 kB', brotli: true },
  { name: 'page of a job, fetched with it', path: widgets('job-board.Job'), limit: '4 kB', brotli: true },
  {
    name: 'what takes over a server’s widget, fetched with it',
    path: widgets('job-board.take-over'),
    limit: '0.925 kB',
    brotli: true,
  },
  { name: 'contact form, at most 8.5 kB', path: widgets('contact-us'), limit: '7.73 kB', brotli: true },
  { name: 'subscription, at most 8.5 kB', path: widgets('resources-subscribe'), limit: '7.89 kB', brotli: true },
  { name: 'all four sharing, at most 22 kB', path: widgets(...shared), limit: '20.38 kB', brotli: true },
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
