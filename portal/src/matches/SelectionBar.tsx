import type { CardKind } from '@crewdock/contract/kinds';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { getSubmitLabel } from '../relations/words.ts';
import { bottomBar } from '../ui/primitives/bottomBar.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { Toolbar } from '../ui/primitives/Toolbar.tsx';
import * as messages from './messages.ts';

interface Props {
  /** Kind of the selected cards. */
  kind: CardKind;
  count: number;
  isApplying: boolean;
  onPropose: () => void;
  onClear: () => void;
}

/** Number of selected matches, and the button that proposes them; at the lower edge of the window. */
export function SelectionBar({ kind, count, isApplying, onPropose, onClear }: Props) {
  return (
    <Frame ref={bottomBar} label={t(messages.selectionLabel)}>
      <IconButton aria-label={t(messages.clearSelectionButton)} onPress={onClear}>
        <X aria-hidden="true" />
      </IconButton>
      <span role="status">{t(messages.selected, { count })}</span>
      <Button $kind="primary" onPress={onPropose}>
        {t(getSubmitLabel(kind, isApplying), { count })}…
      </Button>
    </Frame>
  );
}

const Frame = styled(Toolbar)`
  position: sticky;
  inset-block-end: 0;
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  margin-inline: -12px;
  padding: 8px 12px;
  border-block-start: 1px solid var(--line);
  background: var(--surface);

  > span {
    margin-inline-end: auto;
  }
`;
