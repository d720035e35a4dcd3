import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** Source files without tests and without the list of all messages, because those read whole catalogs. */
const SOURCES = globSync('{contract,portal,server}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$|gallery\/MessageList/.test(file),
);
const CATALOGS = SOURCES.filter((file) => /\/messages\.ts$|^server\/src\/core\/messages\//.test(file));

test('every text of the catalogs is used', () => {
  const used = new Set(SOURCES.flatMap(findUses));
  const declared = CATALOGS.flatMap((file) =>
    [...read(file).matchAll(/^export const (\w+) = defineMessage/gm)].map(([, name]) => `${file} ${name}`),
  );
  expect(declared.length).toBeGreaterThan(1500);
  expect(declared.filter((message) => !used.has(message))).toEqual([]);
});

/** Returns the messages that a file uses by `import * as messages` or by their names. */
function findUses(file: string): string[] {
  const source = read(file);
  return [...source.matchAll(/import (?:\* as (\w+)|\{([^}]*)\}) from '(\.[^']*)'/g)].flatMap(
    ([, namespace, names = '', path]) => {
      const catalog = join(dirname(file), path!);
      if (!CATALOGS.includes(catalog)) return [];
      const found = namespace
        ? [...source.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))].map(([, name]) => name)
        : names.split(',').map((name) => name.trim());
      return found.map((name) => `${catalog} ${name}`);
    },
  );
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
