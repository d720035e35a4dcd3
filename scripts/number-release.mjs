import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare, root } from './prepare.mjs';

/**
 * `npm run release:number`: updates the version in the root package.json and CHANGELOG.md from the files in
 * .changeset/. Runs Changesets on a copy without workspaces, because it ignores the root package of a workspace.
 */
await prepare({ development: true });
const COMMAND = join(root, 'node_modules/@changesets/cli/bin.js');
const CHANGESETS = '.changeset';
const copy = mkdtempSync(join(tmpdir(), 'crewdock-number-'));
try {
  const { name, version } = readJson(root, 'package.json');
  writeJson(copy, 'package.json', { name, version, private: true });
  cpSync(join(root, CHANGESETS), join(copy, CHANGESETS), { recursive: true });
  cpSync(join(root, 'CHANGELOG.md'), join(copy, 'CHANGELOG.md'));
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  execFileSync(process.execPath, [COMMAND, 'version'], { cwd: copy, stdio: 'inherit' });
  const { version: next } = readJson(copy, 'package.json');
  if (next !== version) takeNumber(next);
  console.log(next === version ? `Nothing to release since ${version}.` : `${version} → ${next}`);
} finally {
  rmSync(copy, { recursive: true });
}

function takeNumber(next) {
  writeJson(root, 'package.json', { ...readJson(root, 'package.json'), version: next });
  const lock = readJson(root, 'package-lock.json');
  lock.version = next;
  lock.packages[''].version = next;
  writeJson(root, 'package-lock.json', lock);
  cpSync(join(copy, 'CHANGELOG.md'), join(root, 'CHANGELOG.md'));
  for (const file of readdirSync(join(root, CHANGESETS))) {
    if (!existsSync(join(copy, CHANGESETS, file))) rmSync(join(root, CHANGESETS, file));
  }
}

function readJson(folder, file) {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

function writeJson(folder, file, value) {
  writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
}
