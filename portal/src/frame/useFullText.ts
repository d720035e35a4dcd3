import { useEffect } from 'react';

/** Once the page is idle, shows the full text of truncated elements (`fullText.ts`). */
export function useFullText(): void {
  useEffect(() => {
    // Older browsers don't support popovers: they don't show the full text.
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
