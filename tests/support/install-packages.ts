import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lock } from 'proper-lockfile';

/** A copy of the lock file of the last installation. */
const INSTALLED = 'node_modules/.installed-lock.json';

/**
 * Installs a folder's packages unless they are up to date. A file lock allows concurrent calls by several test workers.
 */
export async function installPackages(folder: string): Promise<void> {
  const wanted = read(folder, 'package-lock.json');
  const release = await lock(folder, { retries: { forever: true, minTimeout: 200, maxTimeout: 1000 } });
  try {
    if (read(folder, INSTALLED) === wanted) return;
    // Removes the npm settings of the test run, which must not apply to this folder.
    const env = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
    await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, env: Object.fromEntries(env) });
    writeFileSync(join(folder, INSTALLED), wanted!);
  } finally {
    await release();
  }
}

function read(folder: string, path: string): string | undefined {
  try {
    return readFileSync(join(folder, path), 'utf8');
  } catch {
    return undefined;
  }
}
