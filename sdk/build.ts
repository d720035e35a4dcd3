import { readFileSync, rmSync } from 'node:fs';
import { buildPackage } from './build-package.ts';
import { buildScriptTag } from './build-script-tag.ts';
import { packPackage } from './pack-package.ts';
import { MAJOR, VERSION } from './src/version.ts';

/**
 * Builds the files for partners: `dist/widgets/v1`, the script tag's files, which the server serves; `dist/server`, the
 * server-side renderer of widgets; `dist/npm`, the package for bundlers, also served. Files of earlier builds are kept,
 * because pages refer to them by URL; `--replace` removes them.
 */
const here = (path: string) => new URL(path, import.meta.url).pathname;
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { version: string };
if (version !== VERSION) throw new Error(`package.json has version ${version}, but src/version.ts has ${VERSION}`);

for (const made of ['npm', 'server']) rmSync(here(`dist/${made}`), { recursive: true, force: true });
if (process.argv.includes('--replace')) rmSync(here('dist/widgets'), { recursive: true, force: true });
const out = here(`dist/widgets/v${MAJOR}`);
const folder = await buildScriptTag(out, here('dist/server'));
await buildPackage(version);
packPackage(here('dist/npm'), out, folder);
