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
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

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
      {can.reject && (
        <Button
          $size="small"
          $kind="quiet"
          aria-label={t(messages.rejectLabel, { name })}
          onPress={() => actions.askReject(related)}
        >
          <X aria-hidden="true" />
          <span>{t(messages.rejectButton)}</span>
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
