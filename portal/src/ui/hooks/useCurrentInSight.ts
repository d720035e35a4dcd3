import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls a bar of links horizontally so that the current link is visible, without scrolling the page. Repeated when
 * `contents` changes, for example when counts have loaded and widen the links.
 */
export function useCurrentInSight(contents = ''): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useLayoutEffect(() => {
    const link = bar.current?.querySelector('[aria-current=page]');
    if (!bar.current || !link) return;
    const [room, place] = [bar.current.getBoundingClientRect(), link.getBoundingClientRect()];
    bar.current.scrollLeft += place.left - room.left - (room.width - place.width) / 2;
  }, [key, contents]);
  return bar;
}
