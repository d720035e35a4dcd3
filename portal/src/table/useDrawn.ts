import { useEffect, useState } from 'react';

/** How many rows come with a picture at most. */
const AT_ONCE_MAX = 6;
/** Pictures that follow each other as fast leave time for more: sixty a second. */
const QUICK_MS = 17;

interface Drawing {
  near: readonly number[];
  drawn: ReadonlySet<number>;
  /** When the last of them came, in milliseconds, and with how many quick pictures in a row. */
  at: number;
  quick: number;
}

/**
 * Which of the rows near the frame are drawn. Those that scrolling brings come with the pictures after it, what is in the middle first: one
 * with each, and more where the machine is quick, so that nothing stands still however far a throw goes. Without scrolling all come at once.
 */
export function useDrawn(near: readonly number[], isScrolling: boolean): ReadonlySet<number> {
  const [state, setState] = useState<Drawing>({ near: [], drawn: new Set(), at: 0, quick: 0 });
  const isBehind = state.drawn.size < state.near.length;
  let now = state;
  if (!isSame(near, state.near)) {
    const drawn = new Set(isScrolling || isBehind ? near.filter((row) => state.drawn.has(row)) : near);
    now = { ...state, near, drawn };
    setState(now);
  }
  useEffect(() => {
    if (now.drawn.size === now.near.length) return;
    const frame = requestAnimationFrame((at) => setState((last) => further(last, at)));
    return () => cancelAnimationFrame(frame);
  }, [now]);
  return now.drawn;
}

/** With some rows more. */
function further({ near, drawn, ...last }: Drawing, at: number): Drawing {
  const quick = at - last.at <= QUICK_MS ? last.quick + 1 : 0;
  // One alone may be quick because nothing had come with it yet.
  const atOnce = Math.min(1 + Math.floor(quick / 2), AT_ONCE_MAX);
  const middle = (near[0]! + near.at(-1)!) / 2;
  const missing = near.filter((row) => !drawn.has(row));
  const next = missing.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle)).slice(0, atOnce);
  return { near, drawn: new Set([...drawn, ...next]), at, quick };
}

/** Both are rows that follow each other. */
function isSame(near: readonly number[], other: readonly number[]): boolean {
  return near.length === other.length && near[0] === other[0];
}
