import { Check, RotateCcw, X } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../ui/Button.tsx';
import type { Related } from './queries.ts';
import type { Deeds } from './useDeeds.ts';

interface Props {
  related: Related;
  deeds: Deeds;
  size?: 'small';
}

/** The buttons of what can be done with a relation now. */
export function RelationMoves({ related, deeds, size }: Props) {
  const { can } = related.relation;
  if (!Object.values(can).some(Boolean)) return null;
  return (
    <Buttons>
      {can.confirm && (
        <Button $size={size} $kind={size ? 'secondary' : 'primary'} onPress={() => deeds.confirm(related)}>
          <Check aria-hidden="true" />
          Confirm
        </Button>
      )}
      {can.proceed && (
        <Button $size={size} $kind={size ? 'secondary' : 'primary'} onPress={() => deeds.askProceed(related)}>
          Proceed…
        </Button>
      )}
      {can.reject && (
        <Button $size={size} onPress={() => deeds.askReject(related)}>
          <X aria-hidden="true" />
          Reject…
        </Button>
      )}
      {can.unarchive && (
        <Button $size={size} onPress={() => deeds.restore(related)}>
          <RotateCcw aria-hidden="true" />
          Restore
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
