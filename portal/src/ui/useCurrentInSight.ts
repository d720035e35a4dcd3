import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A bar of links that is wider than a phone: the one that one is at is in sight, without the page scrolling for it. */
export function useCurrentInSight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useLayoutEffect(() => {
    const link = bar.current?.querySelector('[aria-current=page]');
    if (!bar.current || !link) return;
    const [room, place] = [bar.current.getBoundingClientRect(), link.getBoundingClientRect()];
    bar.current.scrollLeft += place.left - room.left - (room.width - place.width) / 2;
  }, [key]);
  return bar;
}
