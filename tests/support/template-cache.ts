import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/crewdock/test-databases');
/** Number of cached clusters. More than one, so that clusters of other branches remain cached. */
const KEPT = 3;
/** Modules whose changes invalidate the cache: they create the cluster and fill its databases. */
const SOURCES = ['template-databases.ts', 'fill-templates.ts'];
/** Cached files: a stopped cluster and its accounts. */
const PARTS = ['postgres', 'demo-accounts.json'];

/** Copies the cached cluster of the current sources into an empty directory. Returns false if it is not cached. */
export function restoreCluster(directory: string): boolean {
  const entry = join(CACHE, hashSources());
  if (!existsSync(entry)) return false;
  try {
    utimesSync(entry, new Date(), new Date());
    copyParts(entry, directory);
    return true;
  } catch {
    // Another test run has removed the cached cluster.
    for (const part of PARTS) rmSync(join(directory, part), { recursive: true, force: true });
    return false;
  }
}

/** Caches the stopped cluster of a directory under the hash of the current sources, and removes the oldest clusters. */
export function storeCluster(directory: string): void {
  const entry = join(CACHE, hashSources());
  const unfinished = `${entry}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  copyParts(directory, unfinished);
  try {
    renameSync(unfinished, entry);
  } catch {
    // Another test run has cached the same cluster.
    rmSync(unfinished, { recursive: true, force: true });
  }
  removeOldEntries();
}

function copyParts(from: string, to: string): void {
  for (const part of PARTS)
    cpSync(join(from, part), join(to, part), { recursive: true, mode: constants.COPYFILE_FICLONE });
}

function removeOldEntries(): void {
  const entries = readdirSync(CACHE).map((name) => join(CACHE, name));
  const age = new Map(entries.map((entry) => [entry, statSync(entry, { throwIfNoEntry: false })?.mtimeMs ?? 0]));
  const old = entries.toSorted((a, b) => age.get(b)! - age.get(a)!).slice(KEPT);
  for (const entry of old) rmSync(entry, { recursive: true, force: true });
}

/**
 * Hash of migrations, reference and demo data, and packages. Includes today's date, because demo dates are relative to
 * it.
 */
function hashSources(): string {
  const files = [
    ...SOURCES.flatMap((file) => [...modulesLoadedBy(join(import.meta.dirname, file))]),
    ...globSync(join(ROOT, 'server/migrations/*.ts')),
    join(ROOT, 'package-lock.json'),
  ];
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}

/** Returns a module and all modules of this repository that it imports, transitively. */
function modulesLoadedBy(entry: string): Set<string> {
  const found = new Set([entry]);
  for (const file of found) {
    const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type\b)[^;]*?'([^']+)'/gm);
    for (const [, specifier] of imports) {
      const imported = resolveImport(specifier!, file);
      if (imported) found.add(imported);
    }
  }
  return found;
}

function resolveImport(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier);
  const [, workspace, path] = /^@crewdock\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  if (workspace === undefined) return undefined;
  return join(ROOT, workspace, 'src', `${path}.ts`);
}
