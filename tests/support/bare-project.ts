import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { temporaryDirectory } from './product.ts';

/** The repository. */
export const ROOT: string = resolve(import.meta.dirname, '../..');

const FRAMEWORKS = [
  'react react-dom scheduler @types/react @types/react-dom csstype preact preact-render-to-string solid-js',
  '@angular/core @angular/common @angular/compiler @angular/platform-browser @angular/platform-server rxjs tslib',
  'vue @vitejs/plugin-vue svelte @sveltejs/vite-plugin-svelte vite',
].flatMap((names) => names.split(' '));

export interface BareProject {
  /** A path in it. */
  at(path: string): string;
  /** What a module prints on a server of this project. */
  node(code: string): string;
  remove(): void;
}

/** A project with what `npm pack` makes of the package, and of this workspace nothing but the frameworks. */
export function bareProject(): BareProject {
  const { path: root, remove } = temporaryDirectory();
  const at = (path: string) => join(root, path);
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: root, encoding: 'utf8' });
  const [packed] = JSON.parse(
    npm('pack', '--json', '--ignore-scripts', join(ROOT, 'sdk/dist/npm'), '--pack-destination', root),
  ) as { filename: string }[];
  writeFileSync(at('package.json'), '{ "type": "module" }');
  npm('install', '--offline', '--no-audit', '--no-fund', '--omit=optional', '--legacy-peer-deps', at(packed!.filename));
  for (const name of FRAMEWORKS) {
    mkdirSync(dirname(at(`node_modules/${name}`)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), at(`node_modules/${name}`));
  }
  return {
    at,
    node: (code) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' }),
    remove,
  };
}
