import { atom } from 'nanostores';
import { useEffect } from 'react';

/** Opens the help dialog for the keys of the list on the screen; null if there is no such list. */
export const $openKeysHelp = atom<(() => void) | null>(null);

/** Offers a list's help dialog for keys to the page around the list while the component is mounted. */
export function useKeysHelp(open: () => void, isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered) return;
    $openKeysHelp.set(open);
    return () => $openKeysHelp.set(null);
  }, [open, isOffered]);
}
