import type { Import } from '@crewdock/contract/imports';
import type { TableFormat } from '@crewdock/contract/table-file';
import { isolatedText } from '@crewdock/contract/isolated-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { saveFrom } from '../../api.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { ExportMenu } from '../../ui/patterns/ExportMenu.tsx';
import { formatMoment } from '../../ui/format/formatMoment.ts';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { useAsk } from './useAsk.ts';
import { useStart } from './useStart.ts';

/** Actions on an import that has started. */
export function ImportActions({ now }: { now: Import }) {
  const { can, counts, uid, state } = now;
  const navigate = useNavigate();
  const { start, isPending: isStarting } = useStart(now);
  const { ask, isPending } = useAsk(now);
  const [isRemoving, setRemoving] = useState(false);
  const called = `${isolatedText(now.name)}, ${formatMoment(now.created)}`;
  const hasBegun = state !== 'uploaded' && state !== 'checked';
  const saveFailed = ({ format, separator }: TableFormat) =>
    saveFrom(
      `/api/available_resources/imports/${uid}/failed.${format === 'csv' ? `csv?separator=${separator}` : format}`,
    );
  return (
    <Frame>
      {can.cancel && (
        <Button $size="small" aria-label={`Cancel ${called}`} isPending={isPending} onPress={() => ask('cancel')}>
          Cancel
        </Button>
      )}
      {hasBegun && can.run && (
        <Button
          $size="small"
          $kind="primary"
          aria-label={`Import the rest of ${called}`}
          isPending={isStarting}
          onPress={() => start(true)}
        >
          <RotateCcw aria-hidden="true" />
          Import the rest
        </Button>
      )}
      {counts.error > 0 && (
        <ExportMenu $size="small" save={saveFailed}>
          {formatNumber(counts.error)} failed {counts.error === 1 ? 'row' : 'rows'}
          <VisuallyHidden>of {called}</VisuallyHidden>
        </ExportMenu>
      )}
      {can.undo && (
        <Button $size="small" aria-label={`Undo ${called}`} isPending={isPending} onPress={() => ask('undo')}>
          <Undo2 aria-hidden="true" />
          Undo
        </Button>
      )}
      {can.remove && (
        <Button $size="small" $kind="quiet" aria-label={`Delete ${called}`} onPress={() => setRemoving(true)}>
          Delete
        </Button>
      )}
      <Dialog title={`Delete ${isolatedText(now.name)}?`} isOpen={isRemoving} onClose={() => setRemoving(false)}>
        <p>
          The file and its report go{hasBegun && ', and what it brought in can’t be undone any more'}. People that it
          brought in stay.
        </p>
        <DialogActions>
          <Button onPress={() => setRemoving(false)}>Keep it</Button>
          <Button
            $kind="danger"
            isPending={isPending}
            onPress={() => ask('remove', () => void navigate('/available-resources/imports'))}
          >
            Delete
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
