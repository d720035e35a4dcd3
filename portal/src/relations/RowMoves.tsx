import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { getCardName } from '../cards/facts.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { SMALL } from '../ui/patterns/rows/Rows.ts';
import type { Related } from './queries.ts';
import type { RelationActions } from './useActions.ts';
import { useRowName } from '../ui/patterns/rows/rowNames.ts';

interface Props {
  related: Related;
  actions: RelationActions;
}

/** A row's buttons: the expected next step comes first, and the rejection is always at the same position. */
export function RowMoves({ related, actions }: Props) {
  const { can, id } = related.relation;
  const name = useRowName(id, getCardName(related.card_data));
  return (
    <Places>
      {can.confirm ? (
        <Button $size="small" $kind="primary" aria-label={`Confirm ${name}`} onPress={() => actions.confirm(related)}>
          <Check aria-hidden="true" />
          <span>Confirm</span>
        </Button>
      ) : can.proceed ? (
        <Button $size="small" aria-label={`Proceed with ${name}`} onPress={() => actions.askProceed(related)}>
          <ArrowRight aria-hidden="true" />
          <span>Proceed…</span>
        </Button>
      ) : can.unarchive ? (
        <Button $size="small" aria-label={`Restore ${name}`} onPress={() => actions.restore(related)}>
          <RotateCcw aria-hidden="true" />
          <span>Restore</span>
        </Button>
      ) : (
        <span />
      )}
      {can.reject && (
        <Button $size="small" $kind="quiet" aria-label={`Reject ${name}`} onPress={() => actions.askReject(related)}>
          <X aria-hidden="true" />
          <span>Reject…</span>
        </Button>
      )}
    </Places>
  );
}

const Places = styled.div`
  display: grid;
  grid-template-columns: 104px 88px;
  gap: 4px;

  ${SMALL} {
    grid-template-columns: 44px 44px;

    > * > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
