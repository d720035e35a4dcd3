import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Focuses the field in the URL's hash. Waits until the field is rendered, because the rich text editor is loaded
 * lazily.
 */
export function useAskedField(): void {
  const field = useLocation().hash.slice(1);
  useEffect(() => {
    if (!/^\w+$/.test(field)) return;
    const focus = () => {
      const found = document.querySelector<HTMLElement>(
        field === 'summary' ? TEXT : `main [name="${field}"]:not([type=hidden])`,
      );
      found?.focus();
      return found !== null;
    };
    if (focus()) return;
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [field]);
}

const TEXT = 'main [contenteditable="true"]';
