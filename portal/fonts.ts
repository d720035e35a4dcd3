import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';

const INTER = '@fontsource-variable/inter';
const MADE = resolve(import.meta.dirname, '../node_modules/.cache/crewdock/fonts');
/** What the styles ask for beside what every browser applies by itself. */
const CHOSEN = ['tnum', 'cv05', 'ss03'];
const USUAL = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'liga', 'rlig', 'rvrn'];
const WEIGHTS = { min: 400, max: 700, default: 400 };

const require = createRequire(import.meta.url);

/** Inter without the weights and alternative letters that no style asks for, 28 and 54 kB instead of 48 and 85: where styles find it. */
export async function interAliases(): Promise<Record<string, string>> {
  mkdirSync(MADE, { recursive: true });
  return Object.fromEntries(await Promise.all(['latin', 'latin-ext'].map(made)));
}

async function made(letters: string): Promise<[string, string]> {
  const file = `inter-${letters}-wght-normal.woff2`;
  const font = await subsetFont(readFileSync(require.resolve(`${INTER}/files/${file}`)), textOf(letters), {
    targetFormat: 'woff2',
    keepFeatures: [...USUAL, ...CHOSEN],
    variationAxes: { wght: WEIGHTS },
  });
  writeFileSync(resolve(MADE, file), font);
  return [`${INTER}/files/${file}`, resolve(MADE, file)];
}

/** All letters of a file of the package, which says them as `U+0000-00FF,U+0131`. */
function textOf(letters: string): string {
  const ranges: Record<string, string> = require(`${INTER}/unicode.json`);
  return ranges[letters]
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}
