import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/**
 * Copies the tree to a new folder, where it may be changed. Packages too: what the server starts as a process of its own may read nothing outside of the
 * tree, where links would lead.
 */
export function copyOf(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'crewdock-mutations-'));
  // With their times, so that the type checker goes on from what it knew of them.
  cpSync(root, copy, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (path) => !LEFT_OUT.test(relative(root, path)),
  });
  return copy;
}

const LEFT_OUT = /^(\.git|data|test-results|examples)$|(^|\/)node_modules\/\.(cache|vite)/;
