import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Returns a ref for a native popover, which is closed on navigation. */
export function useClosing<E extends HTMLElement>(): RefObject<E | null> {
  const panel = useRef<E>(null);
  const { key } = useLocation();
  useEffect(() => panel.current?.hidePopover(), [key]);
  return panel;
}
