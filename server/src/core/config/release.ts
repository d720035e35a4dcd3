import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** The running release. `build` identifies the build; in a checkout, it is `development`. */
export const RELEASE: { version: string; build: string } = { version: readVersion(), build: readBuild() };

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** Reads the BUILD file, which `npm run release` writes. */
function readBuild(): string {
  try {
    return readFileSync(join(ROOT, 'BUILD'), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'development';
    throw error;
  }
}
