import { useEffect, useRef } from 'react';

/**
 * Restores the focus to the element that opened the surrounding dialog. react-aria restores it in the next frame, which
 * has no effect if the page behind the dialog is still inert in that frame.
 */
export function FocusRestorer() {
  // Read during rendering, before a field of the dialog takes the focus.
  const opener = useRef(document.activeElement);
  useEffect(
    () => () =>
      // A microtask, because react-aria removes `inert` in effects that are cleaned up after this one.
      queueMicrotask(() => {
        const { current } = opener;
        if (document.activeElement === document.body && current instanceof HTMLElement) current.focus();
      }),
    [],
  );
  return null;
}
