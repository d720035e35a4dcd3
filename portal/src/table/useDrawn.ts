import { useEffect, useState } from 'react';

/** How many rows come with a picture at most. */
const AT_ONCE_MAX = 6;
/** Pictures that follow each other as fast leave time for more: sixty a second. */
const QUICK_MS = 17;
/** So many of them each time: some are quick by chance, or because nothing came with them. */
const QUICK_IN_A_ROW = 4;

type Rows = ReadonlySet<number>;

export interface Drawn {
  /** Rows that are there, with the columns that are in sight at least. */
  begun: Rows;
  /** Those of them that have all of their columns. */
  whole: Rows;
}

interface Drawing extends Drawn {
  near: readonly number[];
  /** When the last of them came, in milliseconds, and with how many quick pictures in a row. */
  at: number;
  quick: number;
}

const NONE: Drawing = { near: [], begun: new Set(), whole: new Set(), at: 0, quick: 0 };

/**
 * Which of the rows near the frame are drawn. Those that scrolling brings come with the pictures after it, what is in the middle first: one
 * with each, and more where the machine is quick, so that nothing stands still however far a throw goes. What isn't in sight of them waits until
 * it stops. Without scrolling all come at once.
 */
export function useDrawn(near: readonly number[], isScrolling: boolean): Drawn {
  const [state, setState] = useState(NONE);
  let now = state;
  if (!isSame(near, state.near)) {
    const isBehind = state.whole.size < state.near.length;
    const kept = (rows: Rows) => new Set(isScrolling || isBehind ? near.filter((row) => rows.has(row)) : near);
    now = { ...state, near, begun: kept(state.begun), whole: kept(state.whole) };
    setState(now);
  }
  const isWaiting = now.begun.size === now.near.length && (isScrolling || now.whole.size === now.near.length);
  useEffect(() => {
    if (isWaiting) return;
    const frame = requestAnimationFrame((at) => setState((last) => further(last, at)));
    return () => cancelAnimationFrame(frame);
  }, [now, isWaiting]);
  return now;
}

/** With some rows more, or more of some rows. */
function further(last: Drawing, at: number): Drawing {
  const quick = at - last.at <= QUICK_MS ? last.quick + 1 : 0;
  const atOnce = Math.min(1 + Math.floor(quick / QUICK_IN_A_ROW), AT_ONCE_MAX);
  const stage = last.begun.size < last.near.length ? 'begun' : 'whole';
  return { ...last, [stage]: new Set([...last[stage], ...nextOf(last.near, last[stage], atOnce)]), at, quick };
}

/** So many of those that haven’t come yet, the nearest to the middle. */
function nextOf(near: readonly number[], come: Rows, count: number): number[] {
  const middle = (near[0]! + near.at(-1)!) / 2;
  const missing = near.filter((row) => !come.has(row));
  return missing.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle)).slice(0, count);
}

/** Both are rows that follow each other. */
function isSame(near: readonly number[], other: readonly number[]): boolean {
  return near.length === other.length && near[0] === other[0];
}
