import { useEffect } from 'react';

/**
 * Who begins at the top of a page waits for its first screen alone (`index.html`). A place can be come back to once the rows above it are as
 * high as they are, also those that somebody has jumped over: from the first scrolling on, and on any further page.
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
