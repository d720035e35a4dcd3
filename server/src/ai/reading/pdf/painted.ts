/** A letter as a page paints it. */
export interface Glyph {
  text: string;
  /** Its left end on the base line, in points from the lower left corner. */
  x: number;
  y: number;
  /** Where the next one would begin. */
  endX: number;
  endY: number;
  size: number;
  font: string;
  color: Color;
  /** Lies over what was painted before. */
  under: Color | 'picture';
  /** 3 and 7 paint nothing. */
  mode: number;
}

/** A picture as it is placed. */
export interface PlacedPicture {
  /** Its object, or its data where it stands in the page’s own text. */
  image: unknown;
  matrix: Matrix;
}

export type Color = readonly [number, number, number];
export type Matrix = readonly [number, number, number, number, number, number];

interface State {
  ctm: Matrix;
  color: Color;
  font: string;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
}

interface GlyphOp {
  unicode: string;
  width: number;
  isSpace: boolean;
}

export interface Operators {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

const NONE: Matrix = [1, 0, 0, 1, 0, 0];
const BLACK: Color = [0, 0, 0];
const WHITE: Color = [255, 255, 255];
const SHAPES_MAX = 5000;

/** Walks through what a page paints: its letters and pictures in order. `fontScale`: of a font’s units, by its name. */
export function painted(
  { fnArray, argsArray }: Operators,
  OPS: Record<string, number>,
  fontScale: (font: string) => number,
): { glyphs: Glyph[]; pictures: PlacedPicture[] } {
  const glyphs: Glyph[] = [];
  const pictures: PlacedPicture[] = [];
  const shapes: { box: [number, number, number, number]; color: Color | 'picture' }[] = [];
  let state: State = {
    ctm: NONE,
    color: BLACK,
    font: '',
    size: 1,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  };
  const saved: State[] = [];
  let text: Matrix = NONE;
  let line: Matrix = NONE;

  const moveBy = (x: number, y: number) => {
    line = times(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  const cover = (box: [number, number, number, number], color: Color | 'picture') => {
    if (shapes.length < SHAPES_MAX) shapes.push({ box, color });
  };
  const show = (parts: readonly (number | GlyphOp | null)[]) => {
    const units = fontScale(state.font);
    for (const part of parts) {
      if (part === null) continue;
      if (typeof part === 'number') {
        text = times(text, [1, 0, 0, 1, (-part / 1000) * state.size * state.scale, 0]);
        continue;
      }
      const advance =
        (part.width * units * state.size + state.charSpacing + (part.isSpace ? state.wordSpacing : 0)) * state.scale;
      const drawn = part.width * units * state.size * state.scale;
      const set = times(state.ctm, times(text, [1, 0, 0, 1, 0, state.rise]));
      const [x, y] = [set[4], set[5]];
      const [endX, endY] = [set[4] + set[0] * drawn, set[5] + set[1] * drawn];
      const size = Math.abs(state.size) * Math.hypot(set[2], set[3]);
      const { color, font, mode } = state;
      const inside = [(x + endX) / 2, y + size * 0.3] as const;
      const under =
        shapes.findLast(
          ({ box }) => box[0] <= inside[0] && box[2] >= inside[0] && box[1] <= inside[1] && box[3] >= inside[1],
        )?.color ?? WHITE;
      glyphs.push({ text: part.unicode, x, y, endX, endY, size, font, color, under, mode });
      text = times(text, [1, 0, 0, 1, advance, 0]);
    }
  };

  const doings: Record<number, (args: never) => void> = {
    [OPS['save']!]: () => void saved.push(state),
    [OPS['restore']!]: () => void (state = saved.pop() ?? state),
    [OPS['transform']!]: (matrix: Matrix) => void (state = { ...state, ctm: times(state.ctm, matrix) }),
    [OPS['paintFormXObjectBegin']!]: ([matrix]: [Matrix | null]) => {
      saved.push(state);
      if (matrix) state = { ...state, ctm: times(state.ctm, matrix) };
    },
    [OPS['paintFormXObjectEnd']!]: () => void (state = saved.pop() ?? state),
    [OPS['beginText']!]: () => void (text = line = NONE),
    [OPS['setTextMatrix']!]: (args: [Matrix] | Matrix) =>
      void (text = line = (typeof args[0] === 'number' ? args : args[0]) as Matrix),
    [OPS['moveText']!]: ([x, y]: [number, number]) => moveBy(x, y),
    [OPS['setLeadingMoveText']!]: ([x, y]: [number, number]) => {
      state = { ...state, leading: -y };
      moveBy(x, y);
    },
    [OPS['nextLine']!]: () => moveBy(0, -state.leading),
    [OPS['setLeading']!]: ([leading]: [number]) => void (state = { ...state, leading: -leading }),
    [OPS['setFont']!]: ([font, size]: [string, number]) => void (state = { ...state, font, size }),
    [OPS['setCharSpacing']!]: ([charSpacing]: [number]) => void (state = { ...state, charSpacing }),
    [OPS['setWordSpacing']!]: ([wordSpacing]: [number]) => void (state = { ...state, wordSpacing }),
    [OPS['setHScale']!]: ([percent]: [number]) => void (state = { ...state, scale: percent / 100 }),
    [OPS['setTextRise']!]: ([rise]: [number]) => void (state = { ...state, rise }),
    [OPS['setTextRenderingMode']!]: ([mode]: [number]) => void (state = { ...state, mode }),
    [OPS['setFillRGBColor']!]: ([color]: [string]) => void (state = { ...state, color: colorOf(color) }),
    [OPS['showText']!]: ([parts]: [(number | GlyphOp | null)[]]) => show(parts),
    [OPS['constructPath']!]: ([how, , box]: [number, unknown, ArrayLike<number> | null]) => {
      if (box && FILLS.some((name) => OPS[name] === how)) cover(placedBox(state.ctm, box), state.color);
    },
    [OPS['paintImageXObject']!]: ([image]: [unknown]) => place(image),
    [OPS['paintInlineImageXObject']!]: ([image]: [unknown]) => place(image),
    [OPS['paintImageMaskXObject']!]: () => cover(placedBox(state.ctm, [0, 0, 1, 1]), 'picture'),
    [OPS['shadingFill']!]: () => cover([-1e6, -1e6, 1e6, 1e6], 'picture'),
  };
  function place(image: unknown) {
    pictures.push({ image, matrix: state.ctm });
    cover(placedBox(state.ctm, [0, 0, 1, 1]), 'picture');
  }
  for (const [at, operator] of fnArray.entries()) doings[operator]?.(argsArray[at] as never);
  return { glyphs, pictures };
}

const FILLS = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];

/** What is painted in nearly the colour of what lies under it, can’t be seen. */
export function isSeen({ color, under, mode, size }: Glyph): boolean {
  if (mode === 3 || mode === 7 || size < 2) return false;
  return under === 'picture' || Math.max(...color.map((part, at) => Math.abs(part - under[at]!))) > 24;
}

function colorOf(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function placedBox(matrix: Matrix, box: ArrayLike<number>): [number, number, number, number] {
  const corners = [
    [box[0]!, box[1]!],
    [box[2]!, box[1]!],
    [box[0]!, box[3]!],
    [box[2]!, box[3]!],
  ].map(
    ([x, y]) => [matrix[0] * x! + matrix[2] * y! + matrix[4], matrix[1] * x! + matrix[3] * y! + matrix[5]] as const,
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}
