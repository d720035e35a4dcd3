import { useStore } from '@nanostores/react';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect } from 'react';
import { t } from '../i18n/translate.ts';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { $paletteOpen } from './palette.ts';
import * as messages from './messages.ts';

const Palette = lazy(async () => ({ default: (await import('./palette/Palette.tsx')).Palette }));

/** Button that opens the command palette. Also handles the shortcuts Ctrl K and Cmd K. */
export function FindButton() {
  const isOpen = useStore($paletteOpen);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // Doesn't open over another dialog.
      if ($paletteOpen.get() || !document.querySelector('[role=dialog], [role=alertdialog]')) {
        $paletteOpen.set(!$paletteOpen.get());
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      $paletteOpen.set(false);
    };
  }, []);
  return (
    <>
      <IconButton
        aria-label={t(messages.findButton)}
        aria-keyshortcuts="Control+K Meta+K"
        onPress={() => $paletteOpen.set(true)}
      >
        <Search />
      </IconButton>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => $paletteOpen.set(false)} />
        </Suspense>
      )}
    </>
  );
}
