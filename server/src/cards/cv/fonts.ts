import { Font } from '@react-pdf/renderer';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unpackWoff } from './sfnt.ts';

/** Families with an open licence, each in parts by script; the first that has a character draws it. */
const FAMILIES = ['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-emoji'];
const WEIGHTS = [400, 600];
const LATIN = 'noto-sans latin';
/** Longer words are broken wherever the line ends. */
const LONGEST_WORD = 24;
/** Addresses stay whole where they can: a hyphen would become part of them. */
const LONGEST_ADDRESS = 60;

const require = createRequire(import.meta.url);

/** A family’s characters of one script. */
interface Part {
  family: string;
  subset: string;
  name: string;
  ranges: [from: number, to: number][];
}

const parts: Part[] = FAMILIES.flatMap((family) => {
  const ranges = require(`@fontsource/${family}/unicode.json`) as Record<string, string>;
  return Object.entries(ranges).map(([subset, text]) => ({
    family,
    subset: subset.replaceAll(/[[\]]/g, ''),
    name: `${family} ${subset}`,
    ranges: rangesOf(text),
  }));
});
const registered = new Set<string>();

Font.registerHyphenationCallback((word) => {
  const most = /@|:\/\//.test(word) ? LONGEST_ADDRESS : LONGEST_WORD;
  return word.length <= most ? [word] : (word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gsu')) ?? [word]);
});

/** The fonts that have the characters of a text, in the order in which they are tried. */
export function fontsFor(text: string): string[] {
  const missing = new Set(Array.from(text, (character) => character.codePointAt(0)!));
  const needed = parts.filter(({ name, ranges }) => {
    const found = [...missing].filter((code) => ranges.some(([from, to]) => code >= from && code <= to));
    for (const code of found) missing.delete(code);
    return found.length > 0 || name === LATIN;
  });
  for (const part of needed) register(part);
  return [LATIN, ...needed.map(({ name }) => name).filter((name) => name !== LATIN)];
}

/** Only Noto Sans itself has a slanted look: emphasis stays upright in the others. */
function register({ family, subset, name }: Part): void {
  if (registered.has(name)) return;
  registered.add(name);
  const folder = join(dirname(require.resolve(`@fontsource/${family}/package.json`)), 'files');
  for (const fontWeight of WEIGHTS) {
    for (const fontStyle of ['normal', 'italic'] as const) {
      const look = family === 'noto-sans' ? fontStyle : 'normal';
      const font = unpackWoff(readFileSync(join(folder, `${family}-${subset}-${fontWeight}-${look}.woff`)));
      Font.register({ family: name, src: `data:font/ttf;base64,${font.toString('base64')}`, fontWeight, fontStyle });
    }
  }
}

/** `U+0460-052F,U+20B4` as numbers. */
function rangesOf(text: string): Part['ranges'] {
  return text.split(',').map((range) => {
    const [from, to] = range
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return [from!, to ?? from!];
  });
}
