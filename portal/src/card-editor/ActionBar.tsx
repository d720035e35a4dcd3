import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ReactNode } from 'react';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { keyframes, styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { bottomBar } from '../ui/primitives/bottomBar.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { NARROW } from '../ui/styles/screen.ts';
import * as messages from './messages.ts';
import type { EditorController } from './useEditor.ts';

interface Props {
  editor: EditorController;
  onPreview: () => void;
  onCancel: () => void;
}

/** Sticky bar with the editor's save state and actions. */
export function ActionBar({ editor, onPreview, onCancel }: Props) {
  const { work, pending, isDirty, isSafe, save } = editor;
  const isPublished = work.card !== null && !work.card.is_draft;
  return (
    <Bar ref={bottomBar} role="group" aria-label={t(messages.actionsLabel)}>
      <State role="status">{stateOf(isDirty, isSafe)}</State>
      <Button $kind="quiet" onPress={onCancel}>
        {t(messages.cancel)}
      </Button>
      <Button onPress={onPreview}>{t(messages.previewButton)}</Button>
      {!isPublished && (
        <Button isPending={pending !== null} onPress={() => void save('draft')}>
          <Working isOn={pending === 'draft'}>{t(messages.saveDraftButton)}</Working>
        </Button>
      )}
      <Button $kind="primary" isPending={pending !== null} onPress={() => void save('publish')}>
        <Working isOn={pending === 'publish'}>
          {t(isPublished ? messages.saveChangesButton : messages.publishButton)}
        </Working>
      </Button>
    </Bar>
  );
}

function stateOf(isDirty: boolean, isSafe: boolean): string {
  if (!isDirty) return '';
  return t(isSafe ? messages.notSavedKept : messages.notSaved);
}

function Working({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <>
      {isOn && (
        <ProgressBar isIndeterminate aria-label={t(messages.saving)}>
          <Turning aria-hidden="true" />
        </ProgressBar>
      )}
      {children}
    </>
  );
}

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Turning = styled(LoaderCircle)`
  display: block;
  inline-size: 16px;
  block-size: 16px;
  animation: ${turn} 900ms linear infinite;
`;

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  margin-inline: -24px;
  padding: 12px 24px calc(12px + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
  background: var(--surface);

  ${NARROW} {
    margin-inline: -16px;
    padding-inline: 16px;

    > button {
      flex: 1 1 auto;
      padding-inline: 8px;
    }
  }
`;

const State = styled.p`
  flex: 1 1 200px;
  color: var(--muted);
  font-size: 0.8125rem;

  ${NARROW} {
    flex-basis: 100%;

    &:empty {
      display: none;
    }
  }
`;
