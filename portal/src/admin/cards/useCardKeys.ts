import { type RefObject, useEffect, useEffectEvent } from 'react';
import { shortcutKey } from '../../browser/singleKeys.ts';

/**
 * Handles the shortcuts N and B for the next and previous card, as in the table, while the focus is within the page.
 */
export function useCardKeys(
  frame: RefObject<HTMLElement | null>,
  { onNext, onPrevious }: { onNext: (() => void) | null; onPrevious: (() => void) | null },
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutKey(event);
    if (key === 'n') onNext?.();
    else if (key === 'b') onPrevious?.();
  });
  useEffect(() => {
    const element = frame.current!;
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [frame]);
}
