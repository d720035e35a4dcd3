import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Observes the height of two lines of table text, which user styles for text spacing increase. Returns a ref for an
 * element with two lines, and its height in pixels.
 */
export function useTwoLinesHeight(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setHeight(entry!.contentRect.height));
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return [ref, height];
}
