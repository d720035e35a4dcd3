import Archive from 'lucide-react/icons/archive';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { getCardName } from '../cards/facts.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { MoreMenu } from '../ui/patterns/MoreMenu.tsx';
import { SMALL } from '../ui/patterns/rows/Rows.ts';
import type { Related } from './queries.ts';
import type { RelationActions } from './useActions.ts';
import { useUndoable } from './useUndoable.ts';
import { useWithdrawLabel } from './useWithdrawLabel.ts';
import { useRowName } from '../ui/patterns/rows/rowNames.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  related: Related;
  actions: RelationActions;
}

/**
 * A row's buttons: the expected next step comes first, and the rejection is always at the same position. The menu
 * contains moves that withdraw or undo; on phones, it takes the first position if that is free.
 */
export function RowMoves({ related, actions }: Props) {
  const { can, id, status } = related.relation;
  const name = useRowName(id, getCardName(related.card_data));
  const isUndoable = useUndoable(related.relation);
  const withdrawLabel = useWithdrawLabel(related);
  const hasNextStep = can.confirm || can.proceed || can.unarchive;
  return (
    <Places $hasNextStep={hasNextStep}>
      {can.confirm ? (
        <Button
          $size="small"
          $kind="primary"
          aria-label={t(messages.confirmLabel, { name })}
          onPress={() => actions.confirm(related)}
        >
          <Check aria-hidden="true" />
          <span>{t(messages.confirmButton)}</span>
        </Button>
      ) : can.proceed ? (
        <Button
          $size="small"
          aria-label={t(messages.proceedLabel, { name })}
          onPress={() => actions.askProceed(related)}
        >
          <ArrowRight aria-hidden="true" />
          <span>{t(messages.proceedButton)}</span>
        </Button>
      ) : can.unarchive ? (
        <Button $size="small" aria-label={t(messages.restoreLabel, { name })} onPress={() => actions.restore(related)}>
          <RotateCcw aria-hidden="true" />
          <span>{t(messages.restoreButton)}</span>
        </Button>
      ) : (
        <span />
      )}
      {can.reject ? (
        <Button
          $size="small"
          $kind="quiet"
          aria-label={t(messages.rejectLabel, { name })}
          onPress={() => actions.askReject(related)}
        >
          <X aria-hidden="true" />
          <span>{t(messages.rejectButton)}</span>
        </Button>
      ) : (
        <span />
      )}
      <div>
        <MoreMenu
          label={t(messages.rowMenuLabel, { name })}
          entries={[
            isUndoable && {
              label: t(messages.undoMoveButton, { status }),
              icon: Undo2,
              run: () => actions.undoMove(related),
            },
            can.archive && { label: withdrawLabel, icon: Archive, run: () => actions.withdraw(related) },
          ]}
        />
      </div>
    </Places>
  );
}

const Places = styled.div<{ $hasNextStep: boolean }>`
  display: grid;
  grid-template-columns: 104px 88px 44px;
  gap: 4px;

  ${SMALL} {
    grid-template-columns: 44px 44px;

    > button > span {
      position: absolute;
      clip-path: inset(50%);
    }

    > span {
      display: none;
    }

    > div {
      display: ${({ $hasNextStep }) => ($hasNextStep ? 'none' : 'block')};
      grid-area: 1 / 1;
    }
  }
`;
