import type { Region } from './coverage.ts';
import { IDENTITY, type Matrix } from './geometry.ts';
import type { Glyph } from './glyph.ts';
import { BLACK, type Color, type Ink, NORMAL_BLEND, parseColor } from './ink.ts';

export interface GraphicsState {
  ctm: Matrix;
  fillColor: Color | null;
  strokeColor: Color | null;
  fillAlpha: number;
  strokeAlpha: number;
  blend: string;
  lineWidth: number;
  /** The active clip paths, from the innermost to the outermost. */
  clips: readonly Region[];
  /** Text that is part of the clip path. */
  clipGlyphs: readonly Glyph[];
  hasSoftMask: boolean;
  softMaskGlyphs: readonly Glyph[];
  group: Group;
  font: string;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
}

/** How the current transparency groups are composited onto the page. */
interface Group {
  alpha: number;
  isExact: boolean;
  isIsolated: boolean;
  blend: string;
}

export const INITIAL_STATE: GraphicsState = {
  ctm: IDENTITY,
  fillColor: BLACK,
  strokeColor: BLACK,
  fillAlpha: 1,
  strokeAlpha: 1,
  blend: NORMAL_BLEND,
  lineWidth: 1,
  clips: [],
  clipGlyphs: [],
  hasSoftMask: false,
  softMaskGlyphs: [],
  group: { alpha: 1, isExact: true, isIsolated: false, blend: NORMAL_BLEND },
  font: '',
  size: 1,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
};

export function createFillInk(state: GraphicsState): Ink {
  return createInk(state, state.fillColor, state.fillAlpha);
}

export function createStrokeInk(state: GraphicsState): Ink {
  return createInk(state, state.strokeColor, state.strokeAlpha);
}

/** Creates ink as composited onto the page, through the groups and masks of the state. */
export function createInk(state: GraphicsState, color: Color | null, alpha: number): Ink {
  const { group, blend, hasSoftMask, clipGlyphs } = state;
  const isBlended = blend !== NORMAL_BLEND;
  return {
    color: isBlended && group.blend !== NORMAL_BLEND ? null : color,
    alpha: alpha * group.alpha,
    // Within an isolated group, a blend mode has no backdrop to blend with.
    isExact:
      color !== null && group.isExact && !hasSoftMask && clipGlyphs.length === 0 && !(isBlended && group.isIsolated),
    blend: isBlended ? blend : group.blend,
  };
}

/** The state within a new transparency group, which is composited onto the page as a whole. */
export function enterGroup(state: GraphicsState, isIsolated: boolean): GraphicsState {
  const ink = createInk(state, BLACK, state.fillAlpha);
  return {
    ...state,
    group: {
      alpha: ink.alpha,
      isExact: ink.isExact && ink.alpha === 1 && ink.blend === NORMAL_BLEND,
      isIsolated: isIsolated || state.group.isIsolated,
      blend: ink.blend,
    },
    fillAlpha: 1,
    strokeAlpha: 1,
    blend: NORMAL_BLEND,
    clipGlyphs: [...state.clipGlyphs, ...state.softMaskGlyphs],
    hasSoftMask: false,
    softMaskGlyphs: [],
  };
}

/** Applies a parameter dictionary (`gs`). `softMaskGlyphs`: the text of the soft mask that the dictionary sets. */
export function applyParameters(
  state: GraphicsState,
  parameters: readonly (readonly [string, unknown])[],
  softMaskGlyphs: readonly Glyph[],
): GraphicsState {
  return parameters.reduce((changed, [name, value]) => {
    if (name === 'ca') return { ...changed, fillAlpha: value as number };
    if (name === 'CA') return { ...changed, strokeAlpha: value as number };
    if (name === 'BM') return { ...changed, blend: value as string };
    if (name === 'LW') return { ...changed, lineWidth: value as number };
    if (name === 'SMask') {
      return { ...changed, hasSoftMask: Boolean(value), softMaskGlyphs: value ? softMaskGlyphs : [] };
    }
    if (name !== 'Font') return changed;
    const [font, size] = value as [string, number];
    return { ...changed, font, size };
  }, state);
}

/**
 * Parses the arguments of a color operator, such as `['#ff8800']`. Returns null for patterns, whose color is unknown.
 */
export function parseColorArgs([color]: readonly unknown[]): Color | null {
  return typeof color === 'string' ? parseColor(color) : null;
}
