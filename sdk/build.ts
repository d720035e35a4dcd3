import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { build, mergeConfig } from 'vite';
import { buildPackage } from './build-package.ts';
import { VERSION } from './src/version.ts';
import type { WidgetRenderer } from '@crewdock/contract/served-widgets';
import { WIDGETS, forBrowsers, forServer } from './vite.config.ts';

/**
 * Builds what partners use: `dist/widgets/v1`, the files of the script tag that the server serves, `dist/server`, with which it
 * draws widgets itself, and `dist/npm`, the package for the registry.
 */
const here = (path: string) => new URL(path, import.meta.url).pathname;
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { version: string };
if (version !== VERSION) throw new Error(`package.json says ${version}, src/version.ts ${VERSION}`);

/** The version of the script tag's address: it changes with what pages have written by hand. */
const OUT = 'dist/widgets/v1';

rmSync(here('dist'), { recursive: true, force: true });
await scriptTag();
await buildPackage(version);

async function scriptTag(): Promise<void> {
  const entry = (name: string) => `../widgets/src/${name}/embed.ts`;
  const files = here(`${OUT}/files`);
  for (const name of WIDGETS) {
    // One after the other: each uses all processors.
    await build(forBrowsers(files, { [name]: entry(name) }, { chunkFileNames: `${name}.[name].js` }));
  }
  const all = Object.fromEntries(WIDGETS.map((name) => [name, entry(name)]));
  await build(forBrowsers(`${files}/shared`, all, { chunkFileNames: '[name].js' }));
  await stylesOf(files);
  const folder = hashOf(files);
  renameSync(files, here(`${OUT}/${folder}`));
  const loader = async (into: string, base: string) => {
    const config = forBrowsers(into, { loader: 'src/loader.ts' }, { format: 'iife' });
    await build(mergeConfig(config, { define: { BUILD: JSON.stringify(base) } }));
  };
  // The one that every page may name, and one beside its files for pages that check its integrity.
  await loader(here(OUT), folder);
  await loader(here(`${OUT}/${folder}`), '.');
  const integrity = list(here(OUT)).map((path) => [
    path,
    `sha384-${digest('sha384', here(`${OUT}/${path}`), 'base64')}`,
  ]);
  const manifest = { version, folder, files: Object.fromEntries(integrity) };
  writeFileSync(here(`${OUT}/integrity.json`), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Style sheets of widgets that a server has drawn, and what draws them: the server loads it, no browser does. */
async function stylesOf(folder: string): Promise<void> {
  await build(forServer(here('dist/server')));
  const { renderer } = (await import(here('dist/server/render.js'))) as { renderer: WidgetRenderer };
  for (const [name, css] of Object.entries(renderer.styles)) writeFileSync(`${folder}/${name}.css`, css);
}

/** A name for a folder that changes with anything in it. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const path of list(folder)) hash.update(`${path}\0`).update(readFileSync(`${folder}/${path}`));
  return hash.digest('hex').slice(0, 10);
}

function list(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true }) as string[];
  return paths.filter((path) => /\.(js|css)$/.test(path)).toSorted();
}

function digest(algorithm: string, path: string, encoding: 'base64'): string {
  return createHash(algorithm).update(readFileSync(path)).digest(encoding);
}
