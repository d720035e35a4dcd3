import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/**
 * Copies the repository to a temporary folder, in which sources can be changed. Copies packages instead of linking
 * them, because the server's child processes cannot read files outside the repository.
 */
export function copyOf(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'crewdock-mutations-'));
  // Keeps modification times, so that the type checker's incremental state stays valid.
  cpSync(root, copy, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (path) => !LEFT_OUT.test(relative(root, path)),
  });
  return copy;
}

const LEFT_OUT = /^(\.git|data|test-results|examples)$|(^|\/)node_modules\/\.(cache|vite)/;
