import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { type Rolldown, build } from 'vite';
import { writeLicences } from './licence.ts';
import { rollUpTypes } from './roll-up-types.ts';
import { customElements } from './src/reference.ts';
import { WIDGETS, shared } from './vite.config.ts';

const here = (path: string) => new URL(path, import.meta.url).pathname;
const OUT = 'dist/npm';

/** Temporary folder for declarations before the roll-up. */
const TYPES = 'dist/types';

/**
 * Entry points of the package, with their files. Entries that end in `/element` have no side effects; entries named
 * after a widget register its element.
 */
const ENTRIES: Record<string, string> = {
  '.': 'index',
  ...Object.fromEntries(
    WIDGETS.flatMap((name) => [
      [`./${name}`, name],
      [`./${name}/element`, `${name}-element`],
    ]),
  ),
  './all': 'all',
  './loader': 'loader',
  './react': 'react',
  './client': 'client',
  './theme': 'theme',
};

/** Frameworks with types of the tags, for JSX or templates. */
const TEMPLATES = ['react', 'preact', 'vue', 'svelte', 'solid'];

/**
 * Builds the package, ready to publish. It has no dependencies, because they are bundled into shared chunks. Its
 * package.json is generated, because the repository's package.json exports the sources.
 */
export async function buildPackage(version: string): Promise<void> {
  const names = Object.values(ENTRIES);
  const built = (await build({
    ...shared,
    build: {
      target: 'es2022',
      outDir: OUT,
      emptyOutDir: false,
      minify: false,
      cssMinify: true,
      lib: {
        entry: Object.fromEntries(names.map((name) => [name, `../widgets/src/npm/${name}.ts`])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: ['react'],
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput[];
  writeTypes(names);
  copyFileSync(here('README.md'), here(`${OUT}/README.md`));
  for (const name of ['CHANGELOG.md', 'LICENSE.md']) copyFileSync(here(name), here(`${OUT}/${name}`));
  writeLicences(here(OUT), built.flatMap(modulesOf));
  writeJson('custom-elements.json', customElements());
  writeJson('package.json', manifest(version));
}

/** Returns the paths of the modules in the chunks. */
function modulesOf({ output }: Rolldown.RolldownOutput): string[] {
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

function writeTypes(names: string[]): void {
  execFileSync(process.execPath, [here('../node_modules/typescript/bin/tsc'), '-b', here('../widgets')], {
    stdio: 'inherit',
  });
  mkdirSync(here(TYPES), { recursive: true });
  const write = (from: string, to: string) => {
    const types = readFileSync(here(from), 'utf8')
      .replaceAll('@crewdock/sdk/elements', './elements.js')
      .replaceAll('@crewdock/sdk/public', './public.js')
      .replaceAll('@crewdock/contract/brand', './brand.js')
      .replaceAll('./messages.ts', './messages.js');
    writeFileSync(here(`${TYPES}/${to}`), types);
  };
  for (const name of names) write(`../widgets/.types/npm/${name}.d.ts`, `${name}.d.ts`);
  write('.types/elements.d.ts', 'elements.d.ts');
  write('.types/messages.d.ts', 'messages.d.ts');
  write('.types/public.d.ts', 'public.d.ts');
  write('../contract/.types/brand.d.ts', 'brand.d.ts');
  writeFileSync(here(`${TYPES}/api.d.ts`), apiReportEntry(names));
  mkdirSync(here(`${OUT}/types`), { recursive: true });
  for (const name of readdirSync(here('types'))) copyFileSync(here(`types/${name}`), here(`${OUT}/types/${name}`));
  writeFileSync(here(`${OUT}/types/none.js`), 'export {};\n');
  rollUpTypes(names, { from: here(TYPES), to: here(OUT) });
}

/** Creates a module that exports all entries, for the API report. */
function apiReportEntry(names: string[]): string {
  const name = (file: string) => file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const imports = names.map((file) => `import * as ${name(file)} from './${file}.js';`);
  return `${imports.join('\n')}\nexport { ${names.map(name).join(', ')} };\n`;
}

function manifest(version: string): object {
  const entries = Object.entries(ENTRIES).map(([path, name]) => [
    path,
    { types: `./${name}.d.ts`, default: `./${name}.js` },
  ]);
  const templates = TEMPLATES.map((name) => [
    `./types/${name}`,
    { types: `./types/${name}.d.ts`, default: './types/none.js' },
  ]);
  return {
    name: '@crewdock/sdk',
    version,
    description:
      'Crewdock’s widgets as custom elements for any page or framework: talents, jobs, contact, subscription.',
    license: 'SEE LICENSE IN LICENSE.md',
    publishConfig: { access: 'public' },
    type: 'module',
    sideEffects: ['./all.js', ...WIDGETS.map((name) => `./${name}.js`), './chunks/*.js'],
    exports: {
      ...Object.fromEntries([...entries, ...templates]),
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
    customElements: 'custom-elements.json',
    peerDependencies: { '@types/react': '>=18', react: '>=18' },
    peerDependenciesMeta: { '@types/react': { optional: true }, react: { optional: true } },
  };
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(here(`${OUT}/${path}`), `${JSON.stringify(value, null, 2)}\n`);
}
