/**
 * Makes a company's brand colors legible. `brand_color` is a surface and `font_color` its text color; this module
 * derives the colors for light and dark pages and corrects insufficient contrast. It has no dependencies because
 * widgets bundle it.
 */

/** WCAG 2.2 AA for normal text. */
export const MIN_CONTRAST = 4.5;
/** WCAG 2.2 AA for user interface components. */
export const MIN_FILL_CONTRAST = 3;

/** Crewdock's default colors, for portals without a company's brand. */
export const STANDARD_COLORS = { brand_color: '#0c5c66', font_color: '#ffffff' };

export interface BrandFills {
  /**
   * Fill of primary buttons and of active controls, `#rrggbb`: the brand color, adjusted to contrast with the page.
   */
  brand: string;
  /** Text on `brand`. */
  onBrand: string;
  /** The brand as a text or icon color on any surface of the page. */
  accent: string;
}

export interface BrandColors extends BrandFills {
  /** `brand` on hover. */
  brandHover: string;
  /** Surface of headers: the unmodified brand color. */
  header: string;
  /** `header` on hover. */
  headerHover: string;
  /** Text on `header` and `headerHover`. */
  onHeader: string;
}

export interface BrandTheme<Colors = BrandColors> {
  light: Colors;
  dark: Colors;
  /** True if the configured pair had less than 4.5:1 contrast and its text color was changed. */
  corrected: boolean;
}

/**
 * Per theme, the page surface with the lowest contrast: the darkest surface of the light theme, and the lightest
 * surface of the dark theme.
 */
export const PAGE = { light: '#edf1f2', dark: '#2a2d34' };

/** Derives the light and the dark theme from a pair of colors. Throws a RangeError unless both are `#rrggbb`. */
export function brandTheme(brandColor: string, fontColor: string): BrandTheme {
  const onHeader = legibleOn(brandColor, fontColor);
  const headerHover = hoverOf(brandColor, onHeader);
  const { light, dark, corrected } = brandFills(brandColor, fontColor);
  const withHeader = (page: string, fills: BrandFills): BrandColors => ({
    ...fills,
    brandHover: hoverOf(fills.brand, fills.onBrand, page),
    header: brandColor,
    headerHover,
    onHeader,
  });
  return { light: withHeader(PAGE.light, light), dark: withHeader(PAGE.dark, dark), corrected };
}

/** Like `brandTheme`, without header colors: widgets have no header. */
export function brandFills(brandColor: string, fontColor: string): BrandTheme<BrandFills> {
  const on = (page: string): BrandFills => {
    const brand = away(page, brandColor, MIN_FILL_CONTRAST);
    return { brand, onBrand: legibleOn(brand, fontColor), accent: away(page, brandColor, MIN_CONTRAST) };
  };
  return { light: on(PAGE.light), dark: on(PAGE.dark), corrected: legibleOn(brandColor, fontColor) !== fontColor };
}

/** The theme as CSS custom properties: their names without leading dashes, and a `light-dark()` value for each. */
export function brandTokens({ light, dark }: BrandTheme): [name: string, value: string][] {
  return (Object.keys(light) as (keyof BrandColors)[]).map((key) => [
    key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    `light-dark(${light[key]},${dark[key]})`,
  ]);
}

/** WCAG contrast ratio of two `#rrggbb` colors, 1 to 21. */
export function getContrastRatio(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Returns the text color if it is legible on the surface, otherwise black or white, whichever has more contrast. At
 * least one of black and white is legible on every color.
 */
function legibleOn(surface: string, text: string): string {
  if (getContrastRatio(surface, text) >= MIN_CONTRAST) return text;
  return getContrastRatio(surface, '#ffffff') >= getContrastRatio(surface, '#000000') ? '#ffffff' : '#000000';
}

/** Mixes the color with black or white until its contrast with the page is at least `least`. */
function away(page: string, color: string, least: number): string {
  const target = luminance(page) > 0.5 ? 0 : 255;
  for (let step = 0; step < 20; step++) {
    const mixed = mix(color, target, step / 20);
    if (getContrastRatio(page, mixed) >= least) return mixed;
  }
  return mix(color, target, 1);
}

/**
 * Returns a slightly darker or lighter surface that keeps the text legible and contrasts with the page. Returns the
 * surface unchanged if there is no such color.
 */
function hoverOf(surface: string, text: string, page?: string): string {
  const stands = (color: string) => page === undefined || getContrastRatio(page, color) >= MIN_FILL_CONTRAST;
  for (const share of [0.12, 0.06]) {
    for (const target of luminance(text) > luminance(surface) ? [0, 255] : [255, 0]) {
      const mixed = mix(surface, target, share);
      if (mixed !== surface && stands(mixed) && getContrastRatio(mixed, text) >= MIN_CONTRAST) return mixed;
    }
  }
  return surface;
}

/** Mixes a color with black (`target` 0) or white (255); `share` from 0 to 1. */
function mix(color: string, target: number, share: number): string {
  return hex(channels(color).map((value) => Math.round(value + (target - value) * share)));
}

function luminance(color: string): number {
  const [r, g, b] = channels(color).map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(color: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`not a #rrggbb color: ${color}`);
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function hex(rgb: number[]): string {
  return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
