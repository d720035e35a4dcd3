import { useEffect, useState } from 'react';
import { areThere, comeNear, advanceDrawing, NONE, type RowRenderStages } from './drawing.ts';

/**
 * Renders the rows near the viewport progressively. While the user is scrolling, rows are added in animation frames
 * from the middle outward: one per frame (more on a fast machine), first with half of their visible columns. Columns
 * out of view are added after scrolling stops. Without scrolling, complete rows are added immediately.
 */
export function useDrawn(near: readonly number[], isScrolling: boolean): RowRenderStages {
  const [state, setState] = useState(NONE);
  const now = comeNear(state, near, isScrolling);
  if (now !== state) setState(now);
  const isDone = areThere(now, isScrolling) && !now.hasCome;
  useEffect(() => {
    if (isDone) return;
    const frame = requestAnimationFrame((at) => setState((last) => advanceDrawing(last, at, isScrolling)));
    return () => cancelAnimationFrame(frame);
  }, [now, isDone, isScrolling]);
  return now.rows;
}
