import { useCallback, useEffect, useState } from 'react';

/** Whether a scroll container has content before its start or after its end, in the horizontal direction. */
interface ScrollEdges {
  isAside: boolean;
  hasMore: boolean;
}

/** Observes the horizontal scroll position of a container. `measure` must be called when it scrolls. */
export function useScrollEdges(frame: HTMLElement | null): ScrollEdges & { measure: () => void } {
  const [edges, setEdges] = useState<ScrollEdges>({ isAside: false, hasMore: false });
  const measure = useCallback(() => {
    if (!frame) return;
    const isAside = frame.scrollLeft !== 0;
    // Zoomed windows have fractional positions.
    const hasMore = frame.scrollWidth - frame.clientWidth - Math.abs(frame.scrollLeft) > 1;
    setEdges((last) => (last.isAside === isAside && last.hasMore === hasMore ? last : { isAside, hasMore }));
  }, [frame]);
  useEffect(() => {
    if (!frame) return;
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    observer.observe(frame.querySelector('table')!);
    return () => observer.disconnect();
  }, [frame, measure]);
  return { ...edges, measure };
}
