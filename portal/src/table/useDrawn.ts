import { useEffect, useState } from 'react';

/** How many rows come with a picture at most. */
const AT_ONCE_MAX = 6;
/** Pictures that follow each other as fast leave time for more: sixty a second. */
const QUICK_MS = 17;
/** So many of them each time: some are quick by chance, or because nothing came with them. */
const QUICK_IN_A_ROW = 4;

/** How far each row has come: 0 is nowhere, 1 is the first half of its columns in sight, 2 all of those; a row that is whole has all columns. */
type Rows = ReadonlyMap<number, number>;

const IN_SIGHT = 2;
export const WHOLE = 3;

interface Drawing {
  near: readonly number[];
  rows: Rows;
  /** When the last of them came, in milliseconds, and with how many quick pictures in a row. */
  at: number;
  quick: number;
}

const NONE: Drawing = { near: [], rows: new Map(), at: 0, quick: 0 };

/**
 * How much of the rows near the frame is drawn. Those that scrolling brings come with the pictures after it, the first half of each first, what is in
 * the middle before the rest: one with each picture, and more where the machine is quick, so that nothing stands still however far a throw goes.
 * What isn't in sight of them waits until it stops. Without scrolling all come at once.
 */
export function useDrawn(near: readonly number[], isScrolling: boolean): Rows {
  const [state, setState] = useState(NONE);
  let now = state;
  if (!isSame(near, state.near)) {
    const comeAtOnce = !isScrolling && areThere(state, WHOLE);
    const rows = new Map(near.map((row) => [row, comeAtOnce ? WHOLE : (state.rows.get(row) ?? 0)]));
    now = { ...state, near, rows };
    setState(now);
  }
  const isWaiting = areThere(now, isScrolling ? IN_SIGHT : WHOLE);
  useEffect(() => {
    if (isWaiting) return;
    const frame = requestAnimationFrame((at) => setState((last) => further(last, at)));
    return () => cancelAnimationFrame(frame);
  }, [now, isWaiting]);
  return now.rows;
}

/** All rows have come so far. */
function areThere({ near, rows }: Drawing, far: number): boolean {
  return near.every((row) => rows.get(row)! >= far);
}

/** With some of those rows that have come least far one step further: the nearest to the middle. */
function further(last: Drawing, at: number): Drawing {
  const quick = at - last.at <= QUICK_MS ? last.quick + 1 : 0;
  const atOnce = Math.min(1 + Math.floor(quick / QUICK_IN_A_ROW), AT_ONCE_MAX);
  const { near } = last;
  const middle = (near[0]! + near.at(-1)!) / 2;
  const least = Math.min(...last.rows.values());
  const behind = near.filter((row) => last.rows.get(row) === least);
  const next = behind.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle)).slice(0, atOnce);
  const rows = new Map(last.rows);
  for (const row of next) rows.set(row, least + 1);
  return { ...last, rows, at, quick };
}

/** Both are rows that follow each other. */
function isSame(near: readonly number[], other: readonly number[]): boolean {
  return near.length === other.length && near[0] === other[0];
}
