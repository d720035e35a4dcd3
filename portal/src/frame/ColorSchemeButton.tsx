import { useStore } from '@nanostores/react';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { styled } from 'styled-components';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { MOBILE } from '../ui/styles/screen.ts';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import { $colorScheme, nextColorScheme } from './colorScheme.ts';
import { PanelButton } from './panel.ts';

const SCHEMES = {
  system: { icon: Monitor, label: 'as the system' },
  light: { icon: Sun, label: 'light' },
  dark: { icon: Moon, label: 'dark' },
};

/** The server doesn't know the choice, because it is stored in the browser. */
const systemScheme = () => 'system' as const;

/** Switches between system, light and dark colours on wide screens; on small screens it is part of the mobile menu. */
export function ColorSchemeButton() {
  const { icon: Icon, label } = SCHEMES[useStore($colorScheme, { ssr: systemScheme })];
  return (
    <>
      <Wide aria-label={`Colours: ${label}`} onPress={nextColorScheme}>
        <Icon />
      </Wide>
      <VisuallyHidden aria-live="polite">Colours: {label}</VisuallyHidden>
    </>
  );
}

/** The colour scheme switch as a menu entry. The menu stays open, so that the effect is visible. */
export function ColorSchemeEntry() {
  const { icon: Icon, label } = SCHEMES[useStore($colorScheme, { ssr: systemScheme })];
  return (
    <PanelButton onClick={nextColorScheme}>
      <Icon aria-hidden="true" />
      Colours: {label}
    </PanelButton>
  );
}

const Wide = styled(IconButton)`
  ${MOBILE} {
    display: none;
  }
`;
