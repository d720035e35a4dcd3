import { useEffect } from 'react';

/**
 * Lays out all rows on the first scroll and on further pages. On a page opened at the top, rows below the first screen
 * are not laid out (`index.html`), but restoring a scroll position needs the height of all rows above it.
 */
export function useWholeLists(pathname: string): void {
  useEffect(() => {
    const layOut = () => void delete document.documentElement.dataset.atTop;
    addEventListener('scrollend', layOut, { once: true });
    return () => {
      removeEventListener('scrollend', layOut);
      layOut();
    };
  }, [pathname]);
}
