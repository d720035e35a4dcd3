import { useEffect } from 'react';

/** Shows the full text of truncated elements (`fullText.ts`), starting when the page is idle. */
export function useFullText(): void {
  useEffect(() => {
    // Older browsers without popovers don't show the full text.
    if (!('showPopover' in HTMLElement.prototype)) return;
    const stop = new AbortController();
    const start = async () => {
      const { showFullText } = await import('./fullText.ts');
      if (!stop.signal.aborted) showFullText(stop.signal);
    };
    start().catch(() => {});
    return () => stop.abort();
  }, []);
}
