import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { bottomBar } from '../ui/primitives/bottomBar.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { Toolbar } from '../ui/primitives/Toolbar.tsx';
import { canAnswer } from './answers.ts';
import * as messages from './messages.ts';
import type { InboxActions } from './useAnswers.ts';
import type { EntrySelection } from './useSelection.ts';

/** Toolbar with the answers to all selected entries. */
export function SelectedEntries({ selection, actions }: { selection: EntrySelection; actions: InboxActions }) {
  const { entries } = selection;
  if (entries.length === 0) return null;
  return (
    <Frame ref={bottomBar} label={t(messages.selectionLabel)}>
      <span role="status">{t(messages.selected, { count: entries.length })}</span>
      {entries.some((entry) => canAnswer(entry, 'confirm')) && (
        <Button $size="small" $kind="primary" onPress={() => void actions.answer(entries, { answer: 'confirm' })}>
          {t(messages.confirmButton)}
        </Button>
      )}
      {entries.some((entry) => canAnswer(entry, 'shortlist')) && (
        <Button $size="small" onPress={() => void actions.answer(entries, { answer: 'shortlist' })}>
          {t(messages.shortlistButton)}
        </Button>
      )}
      {entries.some((entry) => canAnswer(entry, 'reject')) && (
        <Button $size="small" onPress={() => actions.reject(entries)}>
          {t(messages.rejectButton)}
        </Button>
      )}
      <Button $size="small" onPress={() => void actions.answer(entries, { answer: 'later' })}>
        {t(messages.laterButton)}
      </Button>
      <IconButton aria-label={t(messages.clearSelection)} onPress={selection.clear}>
        <X />
      </IconButton>
    </Frame>
  );
}

const Frame = styled(Toolbar)`
  position: sticky;
  inset-block-end: 16px;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  justify-self: center;
  align-items: center;
  gap: 8px 12px;
  padding: 6px 8px 6px 16px;
  border-radius: var(--radius-card);
  background: var(--raised);
  box-shadow: var(--shadow);
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
