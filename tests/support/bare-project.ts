import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { FRAMEWORKS } from './frameworks.ts';
import { installPackages } from './install-packages.ts';
import { temporaryDirectory } from './product.ts';

/** Absolute path of the repository. */
export const ROOT: string = resolve(import.meta.dirname, '../..');

/** npm packages to link, by the folder in which they are installed. */
const PACKAGES: Record<string, string> = {
  [ROOT]: 'react react-dom scheduler @types/react @types/react-dom csstype preact preact-render-to-string',
  [FRAMEWORKS]: [
    '@angular/core @angular/common @angular/compiler @angular/platform-browser @angular/platform-server rxjs tslib',
    'solid-js vue @vitejs/plugin-vue svelte @sveltejs/vite-plugin-svelte vite',
  ].join(' '),
};

export interface BareProject {
  /** Absolute path of a file in the project. */
  at(path: string): string;
  /** Runs a module in the project with Node and returns its output. */
  node(code: string): string;
  remove(): void;
}

/** Creates a partner's project with the frameworks, and with the SDK as packed by `npm pack`. */
export async function bareProject(): Promise<BareProject> {
  await installPackages(FRAMEWORKS);
  const { path: root, remove } = temporaryDirectory();
  const at = (path: string) => join(root, path);
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: root, encoding: 'utf8' });
  const [packed] = JSON.parse(
    npm('pack', '--json', '--ignore-scripts', join(ROOT, 'sdk/dist/npm'), '--pack-destination', root),
  ) as { filename: string }[];
  writeFileSync(at('package.json'), '{ "type": "module" }');
  npm('install', '--offline', '--no-audit', '--no-fund', '--omit=optional', '--legacy-peer-deps', at(packed!.filename));
  for (const [folder, names] of Object.entries(PACKAGES)) {
    for (const name of names.split(' ')) {
      mkdirSync(dirname(at(`node_modules/${name}`)), { recursive: true });
      symlinkSync(join(folder, 'node_modules', name), at(`node_modules/${name}`));
    }
  }
  return {
    at,
    node: (code) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' }),
    remove,
  };
}
