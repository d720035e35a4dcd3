import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A panel with the browser's own `popover`, which closes when the page changes. */
export function useClosing<E extends HTMLElement>(): RefObject<E | null> {
  const panel = useRef<E>(null);
  const { key } = useLocation();
  useEffect(() => panel.current?.hidePopover(), [key]);
  return panel;
}
