import { useStore } from '@nanostores/react';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { MOBILE } from '../ui/styles/screen.ts';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import { $colorScheme, nextColorScheme } from './colorScheme.ts';
import { PanelButton } from './panel.ts';
import * as messages from './messages.ts';

const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** The scheme during server rendering. The server doesn't know the choice, because it is stored in the browser. */
const systemScheme = () => 'system' as const;

/** Switches between system, light and dark colours on wide screens. On small screens, it is part of the mobile menu. */
export function ColorSchemeButton() {
  const scheme = useStore($colorScheme, { ssr: systemScheme });
  const Icon = ICONS[scheme];
  return (
    <>
      <Wide aria-label={t(messages.colorScheme, { scheme })} onPress={nextColorScheme}>
        <Icon />
      </Wide>
      <VisuallyHidden aria-live="polite">{t(messages.colorScheme, { scheme })}</VisuallyHidden>
    </>
  );
}

/** The colour scheme switch as a menu entry. The menu stays open, so that the effect is visible. */
export function ColorSchemeEntry() {
  const scheme = useStore($colorScheme, { ssr: systemScheme });
  const Icon = ICONS[scheme];
  return (
    <PanelButton onClick={nextColorScheme}>
      <Icon aria-hidden="true" />
      {t(messages.colorScheme, { scheme })}
    </PanelButton>
  );
}

const Wide = styled(IconButton)`
  ${MOBILE} {
    display: none;
  }
`;
