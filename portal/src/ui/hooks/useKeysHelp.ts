import { atom } from 'nanostores';
import { useEffect } from 'react';

/** Opens the keyboard help dialog of the displayed list; null without a list. */
export const $openKeysHelp = atom<(() => void) | null>(null);

/** Provides a list's keyboard help dialog to the surrounding page while the component is mounted. */
export function useKeysHelp(open: () => void, isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered) return;
    $openKeysHelp.set(open);
    return () => $openKeysHelp.set(null);
  }, [open, isOffered]);
}
