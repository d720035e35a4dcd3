import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './prepare.mjs';

const LENGTH = 12;

/**
 * Returns the id of a build: the commit or, if there is no commit or the working tree is not clean, a hash of the files
 * in `folder`.
 */
export function buildIdOf(folder) {
  return commitOfCleanTree() ?? hashOf(folder);
}

function commitOfCleanTree() {
  try {
    const git = (...args) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return git('status', '--porcelain') === '' ? git('rev-parse', `--short=${LENGTH}`, 'HEAD').trim() : null;
  } catch {
    return null;
  }
}

function hashOf(folder) {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const named = entries.map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }));
  for (const { entry, path } of named.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    if (entry.isDirectory()) continue;
    hash.update(`${relative(folder, path)}\0`);
    hash.update(entry.isSymbolicLink() ? readlinkSync(path) : readFileSync(path));
  }
  return hash.digest('hex').slice(0, LENGTH);
}
