import Archive from 'lucide-react/icons/archive';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { Button } from '../ui/primitives/Button.tsx';
import type { Related } from './queries.ts';
import type { RelationActions } from './useActions.ts';
import { useUndoable } from './useUndoable.ts';
import { useWithdrawLabel } from './useWithdrawLabel.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  related: Related;
  actions: RelationActions;
  size?: 'small';
}

/** Buttons for the moves that are possible now. */
export function RelationMoves({ related, actions, size }: Props) {
  const { can, status } = related.relation;
  const isUndoable = useUndoable(related.relation);
  const withdrawLabel = useWithdrawLabel(related);
  if (!actions.remove && !isUndoable && !Object.values(can).some(Boolean)) return null;
  return (
    <Buttons>
      {can.confirm && (
        <Button $size={size} $kind={size ? 'secondary' : 'primary'} onPress={() => actions.confirm(related)}>
          <Check aria-hidden="true" />
          {t(messages.confirmButton)}
        </Button>
      )}
      {can.proceed && (
        <Button $size={size} $kind={size ? 'secondary' : 'primary'} onPress={() => actions.askProceed(related)}>
          {t(messages.proceedButton)}
        </Button>
      )}
      {can.reject && (
        <Button $size={size} onPress={() => actions.askReject(related)}>
          <X aria-hidden="true" />
          {t(messages.rejectButton)}
        </Button>
      )}
      {can.unarchive && (
        <Button $size={size} onPress={() => actions.restore(related)}>
          <RotateCcw aria-hidden="true" />
          {t(messages.restoreButton)}
        </Button>
      )}
      {isUndoable && !size && (
        <Button onPress={() => actions.undoMove(related)}>
          <Undo2 aria-hidden="true" />
          {t(messages.undoMoveButton, { status })}
        </Button>
      )}
      {can.archive && !size && (
        <Button onPress={() => actions.withdraw(related)}>
          <Archive aria-hidden="true" />
          {withdrawLabel}
        </Button>
      )}
      {actions.remove && !size && (
        <Button $kind="quiet" onPress={() => actions.remove!(related)}>
          {t(messages.deleteLinkButton)}
        </Button>
      )}
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
