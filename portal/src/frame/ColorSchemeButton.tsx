import { useStore } from '@nanostores/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { $colorScheme, nextColorScheme } from './colorScheme.ts';

const SCHEMES = {
  system: { icon: Monitor, label: 'as the system' },
  light: { icon: Sun, label: 'light' },
  dark: { icon: Moon, label: 'dark' },
};

/** Switches between the system's, light and dark colours. */
export function ColorSchemeButton() {
  const { icon: Icon, label } = SCHEMES[useStore($colorScheme)];
  return (
    <>
      <IconButton aria-label={`Colours: ${label}`} onPress={nextColorScheme}>
        <Icon />
      </IconButton>
      <VisuallyHidden aria-live="polite">Colours: {label}</VisuallyHidden>
    </>
  );
}
