import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { improvementQuery } from '../queries.ts';
import { Proposal } from './Proposal.tsx';

interface Props {
  requestId: number;
  talentId: number;
}

/** Proposes a summary of one's talent towards a job, which is saved only by one's own press. */
export function ImproveSummary(pair: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Place>
      <Button $size="small" onPress={() => setOpen(true)}>
        <Sparkles aria-hidden="true" />
        Improve the summary
      </Button>
      <Dialog title="Improve the summary" isOpen={isOpen} onClose={close} isWide>
        <Proposed {...pair} onDone={close} />
      </Dialog>
    </Place>
  );
}

function Proposed({ requestId, talentId, onDone }: Props & { onDone: () => void }) {
  const { data, error, isError, dataUpdatedAt, refetch } = useQuery(improvementQuery(requestId, talentId));
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div role="status" aria-label="The summary is compared with the job">
        <Skeleton $height={160} />
      </div>
    );
  }
  return (
    <Proposal
      key={dataUpdatedAt}
      talentId={talentId}
      improvement={data}
      onAgain={() => void refetch()}
      onDone={onDone}
    />
  );
}

const Place = styled.div`
  display: flex;
`;
