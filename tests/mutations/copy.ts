import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const WORKSPACES = '@crewdock';

/** Copies the tree to a new folder, where it may be changed: packages are linked, our own are those of the copy. */
export function copyOf(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'crewdock-mutations-'));
  // With their times, so that the type checker goes on from what it knew of them.
  cpSync(root, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !LEFT_OUT.test(relative(root, path)),
  });
  for (const workspace of ['', ...workspacesWithPackages(root)])
    linkPackages(join(root, workspace), join(copy, workspace));
  return copy;
}

const LEFT_OUT = /(^|\/)(node_modules|\.git|data|test-results|examples)$/;

function workspacesWithPackages(root: string): string[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .filter((name) => !LEFT_OUT.test(name) && readdirSync(join(root, name)).includes('node_modules'));
}

function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(join(from, 'node_modules'))) {
    if (CACHES.test(name)) continue;
    if (name === WORKSPACES)
      cpSync(join(from, 'node_modules', name), join(to, 'node_modules', name), LINKS_AS_THEY_ARE);
    else symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name));
  }
}

const CACHES = /^\.(cache|vite)/;

const LINKS_AS_THEY_ARE = { recursive: true, verbatimSymlinks: true };
