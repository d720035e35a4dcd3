import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './prepare.mjs';

/**
 * Checks the sizes of files that browsers load, in bytes of Brotli 11. Measures the precompressed files of the portal
 * and the script tag. Fails if a size exceeds its limit or has grown by more than 1 % since it was recorded. `npm run
 * sizes` records the current sizes, but does not change limits.
 */
const TAKEN = 'sdk/sizes.json';
const GROWTH = 1.01;
/** Tolerance in bytes. Sizes vary, because the names of lazily loaded files contain hashes. */
const NAMES = 16;
const read = (path) => readFileSync(join(root, path));
const json = (path) => JSON.parse(read(path));
const brotli = (contents) => contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);

const sizes = [...portal(), ...scriptTag(), ...(await entries())];
if (process.argv.includes('--take')) {
  const taken = Object.fromEntries(sizes.filter(({ fixed }) => !fixed).map(({ name, size }) => [name, size]));
  writeFileSync(join(root, TAKEN), `${JSON.stringify(taken, null, 2)}\n`);
}
const taken = json(TAKEN);
const faults = sizes.flatMap(faultsOf);
const gone = Object.keys(taken).filter((name) => !sizes.some((size) => size.name === name));
for (const { name, size, limit } of sizes) console.log(`${name}: ${size}${limit ? ` of ${limit}` : ''}`);
for (const fault of [...faults, ...gone.map((name) => `${name} is in ${TAKEN}, but was not built`)])
  console.log(`✗ ${fault}`);
if (faults.length + gone.length > 0) process.exitCode = 1;

function faultsOf({ name, size, limit, fixed }) {
  const before = taken[name];
  const told = [];
  if (limit && size > limit) told.push(`${name} has ${size} bytes, which exceeds its limit of ${limit}`);
  if (fixed) return told;
  if (before === undefined) told.push(`${name} is not in ${TAKEN}: record the sizes with npm run sizes`);
  else if (size > Math.max(before * GROWTH, before + NAMES)) {
    const percent = ((size / before - 1) * 100).toFixed(1);
    told.push(
      `${name} grew by ${percent} %, from ${before} to ${size} bytes: find the cause, or record the new size with npm run sizes`,
    );
  }
  return told;
}

/** Returns the sizes of first views: the entry, the page's route, and everything that they import. */
function portal() {
  const manifest = json('portal/dist/.vite/manifest.json');
  const view = (name, limit, ...routes) => {
    const files = new Set();
    const add = (entry) => {
      const { file, imports = [] } = manifest[entry];
      if (files.has(file)) return;
      files.add(file);
      for (const imported of imports) add(imported);
    };
    for (const entry of ['index.html', ...routes]) add(entry);
    const size = servedSize(...[...files].map((file) => `portal/dist/${file}`));
    return { name: `portal, first view of ${name}`, size, limit, fixed: true };
  };
  return [
    view('the market', 189_000, 'src/market/route.ts'),
    view('a card', 187_500, 'src/card-page/route.ts'),
    view('the landing page', 184_500, 'src/home/HomePage.tsx'),
    { name: 'portal, letters', size: letters(), limit: 40_000, fixed: true },
  ];
}

/** Returns the total size of the built fonts. */
function letters() {
  const assets = 'portal/dist/assets';
  const fonts = readdirSync(join(root, assets)).filter((name) => name.endsWith('.woff2'));
  return fonts.reduce((sum, name) => sum + read(`${assets}/${name}`).length, 0);
}

function scriptTag() {
  const dist = 'sdk/dist/widgets/v1';
  const { folder } = json(`${dist}/integrity.json`);
  const size = (...files) => servedSize(...files.map((file) => `${dist}/${folder}/${file}`));
  // Excludes code that is loaded on demand: languages, popups, application questions, the captcha solver, optional
  // features, and messages for developers.
  const shared = readdirSync(join(root, dist, folder, 'shared')).filter(
    (name) =>
      name.endsWith('.js') &&
      !/^([a-z]{2}|captcha|commands|config-error|country-names|debug|filters|hidden-fields|popup|questions|redirect)\.js$/.test(
        name,
      ),
  );
  return [
    { name: 'loader.js', size: servedSize(`${dist}/loader.js`), limit: 660 },
    { name: 'talent-market.js', size: size('talent-market.js'), limit: 14_500 },
    { name: 'job-board.js', size: size('job-board.js'), limit: 15_100 },
    { name: 'job-board.Job.js, fetched with a job', size: size('job-board.Job.js') },
    { name: 'job-board.questions.js, fetched with a job that asks some', size: size('job-board.questions.js') },
    { name: 'job-board.take-over.js, fetched with a server’s widget', size: size('job-board.take-over.js') },
    { name: 'contact-us.js', size: size('contact-us.js'), limit: 11_500 },
    { name: 'resources-subscribe.js', size: size('resources-subscribe.js'), limit: 11_600 },
    { name: 'shared/, all four', size: size(...shared.map((name) => `shared/${name}`)), limit: 26_000 },
  ];
}

/** Returns the total size of the Brotli files that the server sends. */
function servedSize(...files) {
  return files.reduce((sum, file) => sum + read(`${file}.br`).length, 0);
}

/**
 * Returns the size of each entry of the package, bundled like in an app: minified, without lazily loaded code and
 * React.
 */
async function entries() {
  const { exports } = json('sdk/dist/npm/package.json');
  const files = Object.values(exports).flatMap((entry) => entry.default ?? []);
  const code = files.filter((file) => !file.startsWith('./types/'));
  const sized = [];
  for (const file of code) {
    const [{ output }] = await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        lib: { entry: join(root, 'sdk/dist/npm', file), formats: ['es'], fileName: 'entry' },
        rolldownOptions: {
          external: ['react'],
          preserveEntrySignatures: 'allow-extension',
          output: { minify: true, comments: false },
        },
      },
    });
    const needed = withImports(
      output.find(({ isEntry }) => isEntry),
      output,
    );
    sized.push({ name: `@crewdock/sdk${file.slice(1, -3).replace(/^\/index$/, '')}`, size: brotli(needed) });
  }
  return sized;
}

function withImports(chunk, output, names = new Set()) {
  if (!chunk || names.has(chunk.fileName)) return [];
  names.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) =>
    withImports(
      output.find(({ fileName }) => fileName === name),
      output,
      names,
    ),
  );
  return [chunk.code, ...imported];
}
