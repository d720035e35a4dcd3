import { atom } from 'nanostores';
import { useEffect } from 'react';

/** An action on the open entity, offered in the command palette. */
export interface PaletteAction {
  label: string;
  run: () => void;
}

export const $paletteOpen = atom(false);

/** Actions by the id of the component that offers them, which is a page or a panel within a page. */
export const $paletteActions = atom<Readonly<Record<string, readonly PaletteAction[]>>>({});

/**
 * Offers actions in the command palette while the component is mounted. A new list replaces the previous list of the
 * same `offerer`.
 */
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
