import { useEffect, useState } from 'react';
import { areThere, comeNear, further, NONE, type Rows } from './drawing.ts';

/**
 * How much of the rows near the frame is drawn. Those that scrolling brings come with the pictures after it, the first half of each first, what is in
 * the middle before the rest: one with each picture, and more where the machine is quick, so that nothing stands still however far a throw goes.
 * What isn't in sight of them waits until it stops. Without scrolling all come at once.
 */
export function useDrawn(near: readonly number[], isScrolling: boolean): Rows {
  const [state, setState] = useState(NONE);
  const now = comeNear(state, near, isScrolling);
  if (now !== state) setState(now);
  const isDone = areThere(now, isScrolling) && !now.hasCome;
  useEffect(() => {
    if (isDone) return;
    const frame = requestAnimationFrame((at) => setState((last) => further(last, at, isScrolling)));
    return () => cancelAnimationFrame(frame);
  }, [now, isDone, isScrolling]);
  return now.rows;
}
