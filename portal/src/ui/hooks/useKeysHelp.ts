import { atom } from 'nanostores';
import { useEffect } from 'react';

/** Opens the dialog with the keys of the list on the screen; null if no such list is on the screen. */
export const $openKeysHelp = atom<(() => void) | null>(null);

/** Offers a list's dialog of keys to the page around the list while the component is mounted. */
export function useKeysHelp(open: () => void, isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered) return;
    $openKeysHelp.set(open);
    return () => $openKeysHelp.set(null);
  }, [open, isOffered]);
}
