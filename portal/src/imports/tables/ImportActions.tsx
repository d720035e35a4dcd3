import type { Import } from '@crewdock/contract/imports';
import type { TableFormat } from '@crewdock/contract/table-file';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { saveFrom } from '../../api.ts';
import { Trans } from '../../i18n/Trans.tsx';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { ExportMenu } from '../../ui/patterns/ExportMenu.tsx';
import { formatMoment } from '../../ui/format/formatMoment.ts';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import * as messages from './messages.ts';
import { useAsk } from './useAsk.ts';
import { useStart } from './useStart.ts';

/** Actions on an import that has started. */
export function ImportActions({ now }: { now: Import }) {
  const { can, counts, uid, state } = now;
  const navigate = useNavigate();
  const { start, isPending: isStarting } = useStart(now);
  const { ask, isPending } = useAsk(now);
  const [isRemoving, setRemoving] = useState(false);
  const called = t(messages.importName, { name: now.name, date: formatMoment(now.created) });
  const hasBegun = state !== 'uploaded' && state !== 'checked';
  const saveFailed = ({ format, separator }: TableFormat) =>
    saveFrom(
      `/api/available_resources/imports/${uid}/failed.${format === 'csv' ? `csv?separator=${separator}` : format}`,
    );
  return (
    <Frame>
      {can.cancel && (
        <Button
          $size="small"
          aria-label={t(messages.cancelLabel, { import: called })}
          isPending={isPending}
          onPress={() => ask('cancel')}
        >
          {t(messages.cancel)}
        </Button>
      )}
      {hasBegun && can.run && (
        <Button
          $size="small"
          $kind="primary"
          aria-label={t(messages.importRestLabel, { import: called })}
          isPending={isStarting}
          onPress={() => start(true)}
        >
          <RotateCcw aria-hidden="true" />
          {t(messages.importRestButton)}
        </Button>
      )}
      {counts.error > 0 && (
        <ExportMenu $size="small" save={saveFailed}>
          <Trans
            message={messages.failedRows}
            values={{ count: counts.error, import: called }}
            components={{ hidden: <VisuallyHidden /> }}
          />
        </ExportMenu>
      )}
      {can.undo && (
        <Button
          $size="small"
          aria-label={t(messages.undoLabel, { import: called })}
          isPending={isPending}
          onPress={() => ask('undo')}
        >
          <Undo2 aria-hidden="true" />
          {t(messages.undo)}
        </Button>
      )}
      {can.remove && (
        <Button
          $size="small"
          $kind="quiet"
          aria-label={t(messages.deleteLabel, { import: called })}
          onPress={() => setRemoving(true)}
        >
          {t(messages.deleteButton)}
        </Button>
      )}
      <Dialog
        title={t(messages.deleteTitle, { name: now.name })}
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
      >
        <p>{t(hasBegun ? messages.deleteStartedText : messages.deleteText)}</p>
        <DialogActions>
          <Button onPress={() => setRemoving(false)}>{t(messages.keepButton)}</Button>
          <Button
            $kind="danger"
            isPending={isPending}
            onPress={() => ask('remove', () => void navigate('/available-resources/imports'))}
          >
            {t(messages.deleteButton)}
          </Button>
        </DialogActions>
      </Dialog>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  &:empty {
    display: none;
  }
`;
