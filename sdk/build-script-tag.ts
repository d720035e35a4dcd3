import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, mergeConfig, type InlineConfig } from 'vite';
import type { WidgetRenderer } from '@crewdock/contract/served-widgets';
import { writeLicences } from './licence.ts';
import { VERSION } from './src/version.ts';
import { WIDGETS, forBrowsers, forServer } from './vite.config.ts';

const entry = (name: string) => new URL(`../widgets/src/${name}/embed.ts`, import.meta.url).pathname;

/**
 * Builds the files of the script tag into `out`, the folder of a major version. `loader.js` and `integrity.json` refer
 * to the newest build, whose other files are in a folder named by their hash; folders of earlier builds are kept.
 * Builds the server-side renderer into `server`. `change` is merged into Vite's configuration. Resolves to the name of
 * the new folder.
 */
export async function buildScriptTag(out: string, server: string, change: InlineConfig = {}): Promise<string> {
  const make = (...what: Parameters<typeof forBrowsers>) => build(mergeConfig(forBrowsers(...what), change));
  const loader = (into: string, base: string) =>
    build(
      mergeConfig(mergeConfig(forBrowsers(into, { loader: 'src/loader.ts' }, { format: 'iife' }), change), {
        define: { BUILD: JSON.stringify(base) },
      }),
    );
  const files = `${out}/files`;
  rmSync(files, { recursive: true, force: true });
  for (const name of WIDGETS) {
    // Sequential, because each build uses all processors.
    await make(files, { [name]: entry(name) }, { chunkFileNames: `${name}.[name].js` });
  }
  const all = Object.fromEntries(WIDGETS.map((name) => [name, entry(name)]));
  await make(`${files}/shared`, all, { chunkFileNames: '[name].js' });
  await build(mergeConfig(forServer(server), change));
  await stylesOf(server, files);
  writeLicences(files, [fileURLToPath(import.meta.resolve('preact'))]);
  // A copy of the loader in the folder of the build, which never changes: for pages that check its integrity.
  await loader(files, '.');
  const folder = hashOf(files);
  if (existsSync(`${out}/${folder}`)) rmSync(files, { recursive: true });
  else renameSync(files, `${out}/${folder}`);
  // Written last, so that all files to which the loader refers exist.
  await loader(out, folder);
  const paths = ['loader.js', ...list(`${out}/${folder}`).map((path) => `${folder}/${path}`)];
  const hashes = Object.fromEntries(paths.map((path) => [path, integrityOf(`${out}/${path}`)]));
  const manifest = `${JSON.stringify({ version: VERSION, folder, files: hashes }, null, 2)}\n`;
  for (const to of [folder, '.']) writeFileSync(`${out}/${to}/integrity.json`, manifest);
  return folder;
}

/** Writes the style sheets of server-rendered widgets. */
async function stylesOf(server: string, folder: string): Promise<void> {
  const { renderer } = (await import(`${server}/render.js`)) as { renderer: WidgetRenderer };
  for (const [name, css] of Object.entries(renderer.styles)) writeFileSync(`${folder}/${name}.css`, css);
}

/** Returns a hash of all files in a folder, which becomes the folder's name. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const path of list(folder)) hash.update(`${path}\0`).update(readFileSync(`${folder}/${path}`));
  return hash.digest('hex').slice(0, 10);
}

function list(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true }) as string[];
  return paths.filter((path) => /\.(js|css)$/.test(path)).toSorted();
}

function integrityOf(path: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
}
