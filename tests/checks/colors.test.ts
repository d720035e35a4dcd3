import { demoCompanies } from '@crewdock/demo/companies';
import {
  type BrandColors,
  MIN_CONTRAST,
  MIN_FILL_CONTRAST,
  PAGE,
  brandTheme,
  getContrastRatio,
} from '@crewdock/contract/brand';
import { formatHex, interpolate } from 'culori';
import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const TOKEN =
  /--([a-z-]+): (?:var\([a-z-]+, )?light-dark\((#\w{3,6}|oklch\([^/()]+\)), (#\w{3,6}|oklch\([^/()]+\))\)\)?;/g;
const FILL = /(?<![\w-])background(?:-color)?: ([^;`]*var\(--(?:brand|brand-hover|accent)\)[^;`]*);/g;

const tokens = tokensOf('portal/src/ui/styles/tokens.css');
const widgetTokens = tokensOf('widgets/src/kit/kit.css');

function tokensOf(path: string) {
  return new Map(
    [...readFileSync(join(root, path), 'utf8').matchAll(TOKEN)].map(([, name, light, dark]) => [
      name!,
      { light: formatHex(light)!, dark: formatHex(dark)! },
    ]),
  );
}

const SURFACES = ['surface', 'sunken', 'raised', 'hover'];
const BRANDS = ['#000000', '#0a0a0a', '#ffffff', '#777777', '#123a8c', '#ffb020', '#14532d', '#ff0000', '#00ff00'];
const DEMO = demoCompanies.map(({ brand_color, font_color }) => [brand_color, font_color] as const);

const schemes = ['light', 'dark'] as const;
const token = (name: string, scheme: (typeof schemes)[number]) => tokens.get(name)![scheme];

test.each(schemes)('no %s surface has less contrast than the page that brand colours are computed for', (scheme) => {
  const text = scheme === 'light' ? '#000000' : '#ffffff';
  for (const name of SURFACES) {
    const stands = getContrastRatio(token(name, scheme), text) >= getContrastRatio(PAGE[scheme], text);
    expect([name, stands]).toEqual([name, true]);
  }
});

test.each(schemes)('the portal’s own %s colours have the contrast required of any brand', (scheme) => {
  for (const name of ['brand', 'brand-hover']) {
    expect(getContrastRatio(token(name, scheme), PAGE[scheme])).toBeGreaterThanOrEqual(MIN_FILL_CONTRAST);
    expect(getContrastRatio(token(name, scheme), token('on-brand', scheme))).toBeGreaterThanOrEqual(MIN_CONTRAST);
  }
  expect(getContrastRatio(token('accent', scheme), PAGE[scheme])).toBeGreaterThanOrEqual(MIN_CONTRAST);
});

/**
 * All brand-colored fills in the sources: the brand token, its share if the fill is mixed, and the token of the text
 * color.
 */
const fills = globSync(['portal/src/**/*.{ts,tsx,css}', 'widgets/src/**/*.css'], { cwd: root }).flatMap((path) => {
  const source = readFileSync(join(root, path), 'utf8');
  return [...source.matchAll(FILL)].map(({ 0: rule, 1: value, index }) => {
    const start = source.lastIndexOf('{', index);
    const block = source.slice(start, index) + source.slice(index).split(/[{}]/, 1)[0]!;
    const [, of, share = '100', below] = /var\(--([a-z-]+)\)(?: (\d+)%(?:, var\(--([a-z-]+)\))?)?/.exec(value!)!;
    const text = /(?<![\w-])color: var\(--([a-z-]+)\)/.exec(block)?.[1];
    return {
      where: `${path}: ${rule}`,
      isWidgets: path.startsWith('widgets/'),
      of: of!,
      share: +share / 100,
      below,
      text,
    };
  });
});

type Scheme = (typeof schemes)[number];

/** Returns the color of a brand token or design token in the portal or in a widget. */
function colorOf(name: string, theme: BrandColors, scheme: Scheme, isWidgets: boolean): string {
  const key = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as keyof BrandColors;
  return theme[key] ?? (isWidgets ? widgetTokens : tokens).get(name)![scheme];
}

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('for every brand colour, controls are visible on every surface and their text is readable', () => {
  expect(fills.filter(({ isWidgets }) => isWidgets).length).toBeGreaterThanOrEqual(3);
  expect(fills.filter(({ isWidgets }) => !isWidgets).length).toBeGreaterThanOrEqual(15);
  const check = (brand: string, font: string) => {
    const theme = brandTheme(brand, font);
    for (const scheme of schemes) {
      const lost = fills.flatMap(({ where, isWidgets, of, share, below, text }) => {
        const named = (name: string) => colorOf(name, theme[scheme], scheme, isWidgets);
        const fill = named(of);
        // A mixed fill (share < 1) only highlights text on a surface; a full fill marks a control.
        if (share === 1) {
          const seen = SURFACES.filter((surface) => !isWidgets || widgetTokens.has(surface)).every(
            (surface) => getContrastRatio(fill, named(surface)) >= MIN_FILL_CONTRAST,
          );
          const read = text === undefined || getContrastRatio(fill, named(text)) >= MIN_CONTRAST;
          return seen && read ? [] : [where];
        }
        const tint = formatHex(interpolate([named(below ?? 'surface'), fill], 'oklab')(share));
        return getContrastRatio(tint, named(text ?? 'text')) >= MIN_CONTRAST ? [] : [where];
      });
      if (lost.length > 0) throw new Error(`${brand} and ${font}, ${scheme}: ${lost.join('; ')}`);
    }
  };
  for (const brand of BRANDS) check(brand, '#ffffff');
  for (const [brand, font] of DEMO) check(brand, font);
  fc.assert(fc.property(color, color, check), { numRuns: 2000 });
});
