import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MIN_CONTRAST, MIN_FILL_CONTRAST, PAGE, brandTheme, getContrastRatio } from './brand.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Pairs of equal colors from black through grays to white, and the brands of the three demo companies. */
const KNOWN = [
  ...['#000000', '#0a0a0a', '#17181c', '#2a2d34', '#777777', '#f3f4f6', '#ffffff'].map((same) => [same, same] as const),
  ['#123a8c', '#ffffff'],
  ['#ffb020', '#fff3d6'],
  ['#14532d', '#f0fdf4'],
] as const;

test('contrast follows the WCAG formula', () => {
  expect(getContrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(getContrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(getContrastRatio('#777777', '#777777')).toBe(1);
});

test('for all colours, fills are visible on the page and text is readable on them, including when hovered', () => {
  const check = (brand: string, font: string) => {
    const theme = brandTheme(brand, font);
    for (const scheme of ['light', 'dark'] as const) {
      const { header, headerHover, onHeader, accent, onBrand, ...fills } = theme[scheme];
      const texts = [
        [header, onHeader],
        [headerHover, onHeader],
        [fills.brand, onBrand],
        [fills.brandHover, onBrand],
        [PAGE[scheme], accent],
      ] as const;
      const pages = [PAGE[scheme], { light: '#ffffff', dark: '#000000' }[scheme]];
      const seen = pages.flatMap((page) => [fills.brand, fills.brandHover].map((fill) => [page, fill] as const));
      const failed = [
        ...texts.filter(([surface, text]) => getContrastRatio(surface, text) < MIN_CONTRAST),
        ...seen.filter(([page, fill]) => getContrastRatio(page, fill) < MIN_FILL_CONTRAST),
      ];
      expect([brand, font, scheme, failed]).toEqual([brand, font, scheme, []]);
    }
    expect(theme.corrected).toBe(getContrastRatio(brand, font) < MIN_CONTRAST);
  };
  for (const [brand, font] of KNOWN) check(brand, font);
  fc.assert(fc.property(color, color, check), { numRuns: 2000 });
});

test('a colour pair that is readable and visible stays unchanged', () => {
  const { light, dark } = brandTheme('#123a8c', '#ffffff');
  expect(light).toMatchObject({ header: '#123a8c', onHeader: '#ffffff', brand: '#123a8c', onBrand: '#ffffff' });
  expect(light.accent).toBe('#123a8c');
  expect(dark).toMatchObject({ header: '#123a8c', onHeader: '#ffffff' });
});

test('the header keeps the brand colour, and an invisible control gets a visible variant', () => {
  const { light, dark } = brandTheme('#ffffff', '#111111');
  expect([light.header, light.onHeader, dark.brand]).toEqual(['#ffffff', '#111111', '#ffffff']);
  expect(light.brand).not.toBe('#ffffff');
  expect(brandTheme('#0a0a0a', '#ffffff').dark.brand).not.toBe('#0a0a0a');
});

test.each(['red', '#fff', '', '#12345g'])('%s is rejected as a colour', (value) => {
  expect(() => brandTheme(value, '#ffffff')).toThrow(RangeError);
});
