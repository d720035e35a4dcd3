import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTAL_DIST } from '../platform/http/static-files.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Nearly every letter of a page is in this font: coming late, it isn't seen before the next page. */
const FONT = /inter-latin-wght-normal-[\w-]+\.woff2$/;

/** Links to the fonts of any page, drawn or not. */
export function fontPreloads(): string[] {
  const fonts = Object.values(readManifest()).filter(({ file }) => FONT.test(file));
  return fonts.map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
}

/** Links to what these modules of the portal are in, so that a browser fetches it before the first script asks for it. */
export function preloadsOf(modules: readonly string[]): string[] {
  const manifest = readManifest();
  const files = new Set<string>();
  const add = (name: string): void => {
    const { file, imports = [] } = manifest[name]!;
    if (files.has(file)) return;
    imports.forEach(add);
    files.add(file);
  };
  modules.forEach(add);
  return [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(PORTAL_DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
}
