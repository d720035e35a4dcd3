import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTAL_DIST } from '../infra/http/static-files.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

/**
 * Matches the font of nearly all text. It is preloaded, because the current page keeps the fallback font if the font
 * arrives late.
 */
const FONT = /inter-latin-wght-normal-[\w-]+\.woff2$/;

/** Returns preload links for the fonts that every page uses. */
export function fontPreloads(): string[] {
  const fonts = Object.values(readManifest()).filter(({ file }) => FONT.test(file));
  return fonts.map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
}

/**
 * Returns preload links for the chunks of these portal modules, so that the browser fetches them before the first
 * script runs.
 */
export function getPreloadLinks(modules: readonly string[]): string[] {
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
