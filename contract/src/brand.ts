/**
 * A company's colours made legible. `brand_color` is a surface and `font_color` the text on it; this derives the pair
 * for light and dark pages and corrects it where the contrast falls short. No dependencies: widgets carry it.
 */

/** WCAG 2.2 AA for normal text. */
export const MIN_CONTRAST = 4.5;

export interface BrandColors {
  /** Surface of headers and primary buttons, `#rrggbb`. */
  brand: string;
  /** Text on that surface. */
  onBrand: string;
  /** The brand as a text or icon colour on any surface of the page. */
  accent: string;
}

export interface BrandTheme {
  light: BrandColors;
  dark: BrandColors;
  /** The given pair was under 4.5:1 and `onBrand` was changed. */
  corrected: boolean;
}

/** The surfaces on which an accent has the least contrast: the darkest light and the lightest dark one. */
export const PAGE = { light: '#f3f4f6', dark: '#2a2d34' };

/** Both schemes of a pair of `#rrggbb` colours; colours that are not so written throw a RangeError. */
export function brandTheme(brandColor: string, fontColor: string): BrandTheme {
  const onBrand = legibleOn(brandColor, fontColor);
  const scheme = (page: string) => ({
    brand: brandColor,
    onBrand,
    accent: accentOn(page, brandColor),
  });
  return { light: scheme(PAGE.light), dark: scheme(PAGE.dark), corrected: onBrand !== fontColor };
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The text colour itself where it is legible, else black or white, whichever stands out more: one always does. */
function legibleOn(surface: string, text: string): string {
  if (contrast(surface, text) >= MIN_CONTRAST) return text;
  return contrast(surface, '#ffffff') >= contrast(surface, '#000000') ? '#ffffff' : '#000000';
}

/** The colour mixed towards the page's own text until it is legible on the page. */
function accentOn(page: string, color: string): string {
  const target = luminance(page) > 0.5 ? 0 : 255;
  const rgb = channels(color);
  for (let step = 0; step <= 20; step++) {
    const mixed = hex(rgb.map((value) => Math.round(value + ((target - value) * step) / 20)));
    if (contrast(page, mixed) >= MIN_CONTRAST) return mixed;
  }
  return hex([target, target, target]);
}

function luminance(color: string): number {
  const [r, g, b] = channels(color).map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(color: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`not a #rrggbb colour: ${color}`);
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function hex(rgb: number[]): string {
  return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
