/** How many rows come with a picture at most. */
const AT_ONCE_MAX = 6;
/** Pictures that follow each other as fast leave time for more: sixty a second. */
const QUICK_MS = 17;
/** So many of them each time: some are quick by chance. */
const QUICK_IN_A_ROW = 4;
/** A picture that takes longer leaves another one out. */
const SLOW_MS = 25;
/** A throw comes unevenly where pictures are late: it is over once so many of them have followed in which little passed by. */
const CALM_IN_A_ROW = 3;

/** How far each row has come: 0 is nowhere, 1 is the first half of its columns in sight, 2 all of those; a row that is whole has all columns. */
export type Rows = ReadonlyMap<number, number>;

const IN_SIGHT = 2;
export const WHOLE = 3;

export interface Drawing {
  near: readonly number[];
  rows: Rows;
  /** Of the last picture: when it was, in milliseconds, and which row was the first near the frame. */
  at: number;
  first: number;
  /** Something came with it, and is to be measured. */
  hasCome: boolean;
  /** So many pictures in a row have been quick though something came with them. */
  quick: number;
  /** The last picture with which something came was late. */
  isSlow: boolean;
  /** In so many pictures no more passed by than come with one. */
  calm: number;
}

export const NONE: Drawing = {
  near: [],
  rows: new Map(),
  at: 0,
  first: 0,
  hasCome: false,
  quick: 0,
  isSlow: false,
  calm: 0,
};

/** With these rows near the frame. Without scrolling they are there at once. */
export function comeNear(last: Drawing, near: readonly number[], isScrolling: boolean): Drawing {
  if (near.length === last.near.length && near[0] === last.near[0]) return last;
  const areWhole = !isScrolling && areThere(last, false);
  return { ...last, near, rows: new Map(near.map((row) => [row, areWhole ? WHOLE : (last.rows.get(row) ?? 0)])) };
}

/** All rows have come as far as they do while it scrolls, or without it. */
export function areThere({ near, rows }: Drawing, isScrolling: boolean): boolean {
  return near.every((row) => rows.get(row)! >= (isScrolling ? IN_SIGHT : WHOLE));
}

/**
 * The next picture, at `at` milliseconds, with some of those rows that have come least far one step further: the nearest to the middle. On a machine that
 * was late none come while more pass by than come with a picture: they would be gone before they were there, and each would make it late again.
 */
export function further(last: Drawing, at: number, isScrolling: boolean): Drawing {
  const pace = paceOf(last, at - last.at);
  const first = last.near[0] ?? 0;
  const atOnce = Math.min(1 + Math.floor(pace.quick / QUICK_IN_A_ROW), AT_ONCE_MAX);
  const calm = Math.abs(first - last.first) > atOnce ? 0 : last.calm + 1;
  const now = { ...pace, at, first, calm };
  const isPassing = now.isSlow && calm < CALM_IN_A_ROW;
  if (isPassing || areThere(last, isScrolling)) return { ...now, hasCome: false };
  return { ...now, hasCome: true, rows: withNext(last, atOnce) };
}

/** What the last picture tells of the machine, if something came with it. */
function paceOf(last: Drawing, took: number): Drawing {
  if (!last.hasCome) return last;
  return { ...last, quick: took <= QUICK_MS ? last.quick + 1 : 0, isSlow: took > SLOW_MS };
}

function withNext({ near, rows }: Drawing, atOnce: number): Rows {
  const middle = (near[0]! + near.at(-1)!) / 2;
  const least = Math.min(...rows.values());
  const behind = near.filter((row) => rows.get(row) === least);
  const next = behind.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle)).slice(0, atOnce);
  return new Map([...rows, ...next.map((row) => [row, least + 1] as const)]);
}
