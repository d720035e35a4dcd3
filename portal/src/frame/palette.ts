import { atom } from 'nanostores';
import { useEffect } from 'react';

/** What can be done with what is open on the page. */
export interface PaletteAction {
  label: string;
  run: () => void;
}

export const $paletteOpen = atom(false);

/** By who offers them: a page, and a panel within it. */
export const $paletteActions = atom<Readonly<Record<string, readonly PaletteAction[]>>>({});

/** Offers actions while the component stands; those of one offerer take the place of what it offered before. */
export function usePaletteActions(offerer: string, actions: readonly PaletteAction[]): void {
  useEffect(() => {
    $paletteActions.set({ ...$paletteActions.get(), [offerer]: actions });
  });
  useEffect(
    () => () => {
      const { [offerer]: _, ...others } = $paletteActions.get();
      $paletteActions.set(others);
    },
    [offerer],
  );
}
