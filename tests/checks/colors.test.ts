import { MIN_CONTRAST, MIN_FILL_CONTRAST, PAGE, brandTheme, contrast } from '@crewdock/contract/brand';
import { formatHex, interpolate } from 'culori';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../portal/src/ui/tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#\w{6}|oklch\([^/()]+\)), (#\w{6}|oklch\([^/()]+\))\);/g)].map(
    ([, name, light, dark]) => [name!, { light: formatHex(light)!, dark: formatHex(dark)! }],
  ),
);
const SURFACES = ['surface', 'sunken', 'raised', 'hover'];
const BRANDS = ['#000000', '#0a0a0a', '#ffffff', '#777777', '#123a8c', '#ffb020', '#14532d', '#ff0000', '#00ff00'];

const schemes = ['light', 'dark'] as const;
const token = (name: string, scheme: (typeof schemes)[number]) => tokens.get(name)![scheme];

test.each(schemes)('no %s surface is harder to stand on than the one that brands are made for', (scheme) => {
  const text = scheme === 'light' ? '#000000' : '#ffffff';
  for (const name of SURFACES) {
    const stands = contrast(token(name, scheme), text) >= contrast(PAGE[scheme], text);
    expect([name, stands]).toEqual([name, true]);
  }
});

test.each(schemes)('the portal’s own %s colours keep what any brand keeps', (scheme) => {
  for (const name of ['brand', 'brand-hover']) {
    expect(contrast(token(name, scheme), PAGE[scheme])).toBeGreaterThanOrEqual(MIN_FILL_CONTRAST);
    expect(contrast(token(name, scheme), token('on-brand', scheme))).toBeGreaterThanOrEqual(MIN_CONTRAST);
  }
  expect(contrast(token('accent', scheme), PAGE[scheme])).toBeGreaterThanOrEqual(MIN_CONTRAST);
});

/** Shares of the brand in what lies below text: chips, chosen rows. */
const TINTS = [
  { of: 'brand', share: 0.1 },
  { of: 'brand', share: 0.2 },
  { of: 'accent', share: 0.14 },
] as const;

test.each(schemes)('text stays legible where a surface is tinted with a brand, %s', (scheme) => {
  for (const given of BRANDS) {
    const theme = brandTheme(given, '#ffffff')[scheme];
    for (const { of, share } of TINTS) {
      const tinted = formatHex(interpolate([token('surface', scheme), theme[of]], 'oklab')(share));
      expect([given, of, share, contrast(tinted, token('text', scheme)) >= MIN_CONTRAST]).toEqual([
        given,
        of,
        share,
        true,
      ]);
    }
  }
});
