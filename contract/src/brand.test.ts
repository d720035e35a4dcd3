import { expect, test } from 'vitest';
import { MIN_CONTRAST, brandTheme, contrast } from './brand.ts';

const STEPS = ['00', '33', '66', '99', 'cc', 'ff'];
/** As dark as a dark page, and as light as a light one. */
const AS_THE_PAGE = ['#0a0a0a', '#ffffff', '#17181c', '#2a2d34', '#f3f4f6'];
const COLORS = AS_THE_PAGE.concat(STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => `#${r}${g}${b}`))));

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrast('#777777', '#777777')).toBe(1);
});

test('whatever the colours, text on the brand and the accent on the page can be read', () => {
  for (const brand of COLORS) {
    for (const font of ['#ffffff', '#000000', '#808080', brand]) {
      const { light, dark, corrected } = brandTheme(brand, font);
      const pairs = [
        [light.brand, light.onBrand],
        [dark.brand, dark.onBrand],
        ['#ffffff', light.accent],
        ['#f3f4f6', light.accent],
        ['#17181c', dark.accent],
        ['#2a2d34', dark.accent],
      ] as const;
      for (const [surface, text] of pairs) {
        expect([brand, font, surface, contrast(surface, text) >= MIN_CONTRAST]).toEqual([brand, font, surface, true]);
      }
      expect(corrected).toBe(contrast(brand, font) < MIN_CONTRAST);
    }
  }
});

test('a pair that can be read stays as it is', () => {
  const { light, dark } = brandTheme('#123a8c', '#ffffff');
  expect(light).toEqual({ brand: '#123a8c', onBrand: '#ffffff', accent: '#123a8c' });
  expect(dark).toMatchObject({ brand: '#123a8c', onBrand: '#ffffff' });
});

test.each(['red', '#fff', '', '#12345g'])('%s is no colour', (color) => {
  expect(() => brandTheme(color, '#ffffff')).toThrow(RangeError);
});
