import { useStore } from '@nanostores/react';
import Keyboard from 'lucide-react/icons/keyboard';
import { styled } from 'styled-components';
import { $singleKeys } from '../browser/singleKeys.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { MOBILE } from '../ui/styles/screen.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

/** Button that shows the keyboard shortcuts; absent while the user has switched off shortcuts. */
export function KeysButton({ onPress }: { onPress: () => void }) {
  if (!useStore($singleKeys)) return null;
  return (
    <QuietButton $kind="quiet" $size="small" onPress={onPress}>
      <Keyboard aria-hidden="true" />
      {t(messages.shortcutsButton)}
    </QuietButton>
  );
}

const QuietButton = styled(Button)`
  margin-inline-start: auto;
  color: var(--muted);

  ${MOBILE} {
    display: none;
  }
`;
