/** Maximum number of rows added per frame. */
const AT_ONCE_MAX = 6;
/** Maximum milliseconds between two quick frames (60 per second). Quick frames leave time for more rows. */
const QUICK_MS = 17;
/** Consecutive quick frames needed per additional row, because single frames may be quick by chance. */
const QUICK_IN_A_ROW = 4;
/** Milliseconds above which a frame was late: the browser has then dropped at least one frame. */
const SLOW_MS = 25;
/**
 * Number of consecutive frames with little movement after which a fling counts as over. Single frames don't show this,
 * because late frames make a fling scroll unevenly.
 */
const CALM_IN_A_ROW = 3;

/**
 * Render stage of each row: 0 not rendered, 1 the first half of the columns in view, 2 all columns in view, 3 (WHOLE)
 * all columns.
 */
export type RowRenderStages = ReadonlyMap<number, number>;

const IN_SIGHT = 2;
export const WHOLE = 3;

export interface RowRenderState {
  near: readonly number[];
  rows: RowRenderStages;
  /** Values of the last frame: timestamp in milliseconds, and index of the first row near the viewport. */
  at: number;
  first: number;
  /** Whether the last frame added rows or columns. If so, its duration is measured. */
  hasCome: boolean;
  /** Number of consecutive quick frames that added rows or columns. */
  quick: number;
  /** Whether the last frame that added rows or columns was late. */
  isSlow: boolean;
  /** Number of consecutive frames in which at most as many rows scrolled past as are added per frame. */
  calm: number;
}

export const NONE: RowRenderState = {
  near: [],
  rows: new Map(),
  at: 0,
  first: 0,
  hasCome: false,
  quick: 0,
  isSlow: false,
  calm: 0,
};

/**
 * Sets the rows near the viewport. If the user isn't scrolling and all rendered rows are complete, new rows are
 * complete immediately.
 */
export function comeNear(last: RowRenderState, near: readonly number[], isScrolling: boolean): RowRenderState {
  if (near.length === last.near.length && near[0] === last.near[0]) return last;
  const areWhole = !isScrolling && areThere(last, false);
  return { ...last, near, rows: new Map(near.map((row) => [row, areWhole ? WHOLE : (last.rows.get(row) ?? 0)])) };
}

/** Whether all rows have reached their final stage: all columns in view while scrolling, else all columns. */
export function areThere({ near, rows }: RowRenderState, isScrolling: boolean): boolean {
  return near.every((row) => rows.get(row)! >= (isScrolling ? IN_SIGHT : WHOLE));
}

/**
 * Returns the state for the frame at the timestamp `at`, in milliseconds. Advances some rows by one stage: the lowest
 * stage first, from the middle outward. Pauses after a late frame while the user scrolls faster than rows can be
 * rendered, because such rows would leave the viewport before they appear.
 */
export function advanceDrawing(last: RowRenderState, at: number, isScrolling: boolean): RowRenderState {
  const pace = paceOf(last, at - last.at);
  const first = last.near[0] ?? 0;
  const atOnce = Math.min(1 + Math.floor(pace.quick / QUICK_IN_A_ROW), AT_ONCE_MAX);
  const calm = Math.abs(first - last.first) > atOnce ? 0 : last.calm + 1;
  const now = { ...pace, at, first, calm };
  const isPassing = now.isSlow && calm < CALM_IN_A_ROW;
  if (isPassing || areThere(last, isScrolling)) return { ...now, hasCome: false };
  return { ...now, hasCome: true, rows: withNext(last, atOnce) };
}

/** Measures the machine's speed by the duration of the last frame, if that frame added rows or columns. */
function paceOf(last: RowRenderState, took: number): RowRenderState {
  if (!last.hasCome) return last;
  return { ...last, quick: took <= QUICK_MS ? last.quick + 1 : 0, isSlow: took > SLOW_MS };
}

function withNext({ near, rows }: RowRenderState, atOnce: number): RowRenderStages {
  const middle = (near[0]! + near.at(-1)!) / 2;
  const least = Math.min(...rows.values());
  const behind = near.filter((row) => rows.get(row) === least);
  const next = behind.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle)).slice(0, atOnce);
  return new Map([...rows, ...next.map((row) => [row, least + 1] as const)]);
}
