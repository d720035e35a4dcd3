/**
 * A company's colours made legible. `brand_color` is a surface and `font_color` the text on it; this derives the colours of
 * light and dark pages and corrects what falls short of contrast. No dependencies: widgets carry it.
 */

/** WCAG 2.2 AA for normal text. */
export const MIN_CONTRAST = 4.5;
/** WCAG 2.2 AA for what one has to see in order to use it. */
export const MIN_FILL_CONTRAST = 3;

/** Crewdock's own pair; a company brings its own. */
export const STANDARD_COLORS = { brand_color: '#0c5c66', font_color: '#ffffff' };

export interface BrandFills {
  /** What fills primary buttons and whatever is on, `#rrggbb`: the brand, as far from the page as it has to be. */
  brand: string;
  /** Text on it. */
  onBrand: string;
  /** The brand as a text or icon colour on any surface of the page. */
  accent: string;
}

export interface BrandColors extends BrandFills {
  /** What is filled, under the pointer. */
  brandHover: string;
  /** Surface of headers: the brand as it was given. */
  header: string;
  /** The same under the pointer. */
  headerHover: string;
  /** Text on both. */
  onHeader: string;
}

export interface BrandTheme<Colors = BrandColors> {
  light: Colors;
  dark: Colors;
  /** The given pair was under 4.5:1 and its text was changed. */
  corrected: boolean;
}

/** The surfaces on which a colour has the least contrast: the darkest light and the lightest dark one. */
export const PAGE = { light: '#edf1f2', dark: '#2a2d34' };

/** Both schemes of a pair of `#rrggbb` colours; colours that are not so written throw a RangeError. */
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

/** What of it widgets need, which have no header. */
export function brandFills(brandColor: string, fontColor: string): BrandTheme<BrandFills> {
  const on = (page: string): BrandFills => {
    const brand = away(page, brandColor, MIN_FILL_CONTRAST);
    return { brand, onBrand: legibleOn(brand, fontColor), accent: away(page, brandColor, MIN_CONTRAST) };
  };
  return { light: on(PAGE.light), dark: on(PAGE.dark), corrected: legibleOn(brandColor, fontColor) !== fontColor };
}

/** The theme as custom properties of CSS: names without their dashes, and values for both schemes. */
export function brandTokens({ light, dark }: BrandTheme): [name: string, value: string][] {
  return (Object.keys(light) as (keyof BrandColors)[]).map((key) => [
    key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    `light-dark(${light[key]},${dark[key]})`,
  ]);
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

/** The colour mixed towards the page's own text until it stands out so much. */
function away(page: string, color: string, least: number): string {
  const target = luminance(page) > 0.5 ? 0 : 255;
  for (let step = 0; step < 20; step++) {
    const mixed = mix(color, target, step / 20);
    if (contrast(page, mixed) >= least) return mixed;
  }
  return mix(color, target, 1);
}

/** A little darker or lighter, where the text stays legible and it stands out from the page; else the surface itself. */
function hoverOf(surface: string, text: string, page?: string): string {
  const stands = (color: string) => page === undefined || contrast(page, color) >= MIN_FILL_CONTRAST;
  for (const share of [0.12, 0.06]) {
    for (const target of luminance(text) > luminance(surface) ? [0, 255] : [255, 0]) {
      const mixed = mix(surface, target, share);
      if (mixed !== surface && stands(mixed) && contrast(mixed, text) >= MIN_CONTRAST) return mixed;
    }
  }
  return surface;
}

/** `share` of the way to black, 0, or white, 255. */
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
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`not a #rrggbb colour: ${color}`);
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function hex(rgb: number[]): string {
  return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
