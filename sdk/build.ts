import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { VERSION } from './src/version.ts';

/**
 * Builds what partners use: `dist/embed`, the files of the script tag that the server serves, and `dist/npm`, the
 * package for the registry. Its package.json is made here, so that inside this repository the sources stay importable.
 */
const here = (path: string) => new URL(path, import.meta.url).pathname;
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { version: string };
if (version !== VERSION) throw new Error(`package.json says ${version}, src/version.ts ${VERSION}`);

await embed();
await npm();

async function embed(): Promise<void> {
  for (const mode of ['loader', 'talent-market']) await build({ configFile: here('vite.config.ts'), mode });
  const integrity = ['loader.js', 'talent-market.js'].map((name) => {
    const hash = createHash('sha384').update(readFileSync(here(`dist/embed/${name}`)));
    return [name, `sha384-${hash.digest('base64')}`];
  });
  writeJson('dist/embed/integrity.json', { version, files: Object.fromEntries(integrity) });
}

async function npm(): Promise<void> {
  mkdirSync(here('dist/npm'), { recursive: true });
  await build({
    configFile: false,
    root: here('.'),
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2022',
      outDir: 'dist/npm',
      emptyOutDir: false,
      minify: false,
      lib: { entry: { index: 'src/index.ts', react: 'src/react.ts' }, formats: ['es'] },
    },
  });
  execFileSync(process.execPath, [here('../node_modules/typescript/bin/tsc'), '-b', here('.')], { stdio: 'inherit' });
  for (const name of ['index', 'react']) {
    const types = readFileSync(here(`.types/${name}.d.ts`), 'utf8');
    writeFileSync(here(`dist/npm/${name}.d.ts`), types.replaceAll("'./index.ts'", "'./index.js'"));
  }
  copyFileSync(here('README.md'), here('dist/npm/README.md'));
  writeJson('dist/npm/package.json', {
    name: '@crewdock/sdk',
    version,
    description: 'Crewdock’s talent market as a custom element for any page or framework.',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './react': { types: './react.d.ts', default: './react.js' },
      './package.json': './package.json',
    },
    files: ['*.js', '*.d.ts'],
    peerDependencies: { '@types/react': '>=19' },
    peerDependenciesMeta: { '@types/react': { optional: true } },
  });
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(here(path), `${JSON.stringify(value, null, 2)}\n`);
}
