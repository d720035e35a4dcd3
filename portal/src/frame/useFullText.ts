import { useEffect } from 'react';

/** Shows the full text of what is truncated (`fullText.ts`), from the moment the page is idle. */
export function useFullText(): void {
  useEffect(() => {
    // Not supported by older browsers, which show less.
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
