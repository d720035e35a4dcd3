export type Color = readonly [red: number, green: number, blue: number];

/** The color that a fill, a stroke or an image adds to the page. */
export interface Ink {
  /** Null if the color is unknown or there are several colors, as in images and gradients. */
  color: Color | null;
  /** From 0 to 1. An upper bound if the ink is not exact. */
  alpha: number;
  /** Whether color, alpha and shape are known. Only then can the resulting color be computed. */
  isExact: boolean;
  /** The blend mode, with the name used by pdf.js. */
  blend: string;
}

export const NORMAL_BLEND = 'source-over';
export const WHITE: Color = [255, 255, 255];
export const BLACK: Color = [0, 0, 0];

/** Contrast in steps of 255. Smaller differences are invisible. */
const VISIBLE_CONTRAST = 24;
const SAME_COLOR = 3;
const OPAQUE = 0.99;
/** Ink with a lower alpha changes a color by less than one step of 255. */
const TRANSPARENT = 0.004;

export function isOpaque({ alpha, isExact, blend }: Ink): boolean {
  return isExact && alpha >= OPAQUE && blend === NORMAL_BLEND;
}

export function isTransparent({ alpha }: Ink): boolean {
  return alpha < TRANSPARENT;
}

export function canTellApart(a: Color | null, b: Color | null): boolean {
  return a === null || b === null || getContrast(a, b) > VISIBLE_CONTRAST;
}

/** The color of the page after adding ink to a backdrop. Null if the color is unknown. */
export function compositeInk(backdrop: Color | null, ink: Ink): Color | null {
  if (isTransparent(ink)) return backdrop;
  if (isOpaque(ink)) return ink.color;
  if (backdrop === null || ink.color === null) return null;
  const blended = blendColors(ink.blend, backdrop, ink.color);
  if (blended === null) return null;
  const mixed = toColor((at) => backdrop[at]! + (blended[at]! - backdrop[at]!) * ink.alpha);
  // Inexact ink results in some color between both colors.
  if (!ink.isExact && getContrast(mixed, backdrop) > SAME_COLOR) return null;
  return ink.isExact ? mixed : backdrop;
}

function getContrast(a: Color, b: Color): number {
  return Math.max(...a.map((part, at) => Math.abs(part - b[at]!)));
}

const BLENDS: Record<string, (backdrop: number, source: number) => number> = {
  [NORMAL_BLEND]: (_, source) => source,
  multiply: (backdrop, source) => (backdrop * source) / 255,
  screen: (backdrop, source) => backdrop + source - (backdrop * source) / 255,
  darken: Math.min,
  lighten: Math.max,
  difference: (backdrop, source) => Math.abs(backdrop - source),
};

function blendColors(blend: string, backdrop: Color, source: Color): Color | null {
  const apply = BLENDS[blend];
  return apply ? toColor((at) => apply(backdrop[at]!, source[at]!)) : null;
}

function toColor(channel: (at: number) => number): Color {
  return [channel(0), channel(1), channel(2)];
}

/** Parses a color such as `#ff8800`. */
export function parseColor(hex: string): Color | null {
  const value = /^#[\da-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : Number.NaN;
  return Number.isNaN(value) ? null : [value >> 16, (value >> 8) & 255, value & 255];
}
