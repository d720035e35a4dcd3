import { useEffect, useState } from 'react';

/** With each picture. A slow machine draws them in about the time of three. */
const AT_ONCE = 3;

interface Drawing {
  near: readonly number[];
  drawn: ReadonlySet<number>;
}

/**
 * Which of the rows near the frame are drawn. Those that scrolling brings come a few with each picture, what is in the middle first, so that
 * nothing stands still however far a throw goes. Without scrolling all come at once.
 */
export function useDrawn(near: readonly number[], isScrolling: boolean): ReadonlySet<number> {
  const [state, setState] = useState<Drawing>({ near: [], drawn: new Set() });
  const isBehind = state.drawn.size < state.near.length;
  let now = state;
  if (!isSame(near, state.near)) {
    now = isScrolling || isBehind ? further(near, state.drawn) : { near, drawn: new Set(near) };
    setState(now);
  }
  useEffect(() => {
    if (now.drawn.size === now.near.length) return;
    const frame = requestAnimationFrame(() => setState(further(now.near, now.drawn)));
    return () => cancelAnimationFrame(frame);
  }, [now]);
  return now.drawn;
}

function further(near: readonly number[], drawn: ReadonlySet<number>): Drawing {
  const middle = (near[0]! + near.at(-1)!) / 2;
  const missing = near.filter((row) => !drawn.has(row));
  const next = missing.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle)).slice(0, AT_ONCE);
  return { near, drawn: new Set([...near.filter((row) => drawn.has(row)), ...next]) };
}

/** Both are rows that follow each other. */
function isSame(near: readonly number[], other: readonly number[]): boolean {
  return near.length === other.length && near[0] === other[0];
}
