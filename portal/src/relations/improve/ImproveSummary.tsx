import { useQuery } from '@tanstack/react-query';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog } from '../../ui/primitives/Dialog.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { improvementQuery } from './improvementQuery.ts';
import { SummaryProposal } from './Proposal.tsx';
import * as messages from './messages.ts';
import { t } from '../../i18n/translate.ts';

interface Props {
  requestId: number;
  talentId: number;
}

/** Suggests a rewritten summary of a talent for a job; the summary is saved only when the user asks for it. */
export function ImproveSummary(pair: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Place>
      <Button $size="small" onPress={() => setOpen(true)}>
        <Sparkles aria-hidden="true" />
        {t(messages.improveButton)}
      </Button>
      <Dialog title={t(messages.improveButton)} isOpen={isOpen} onClose={close} isWide>
        <Proposed {...pair} onDone={close} />
      </Dialog>
    </Place>
  );
}

function Proposed({ requestId, talentId, onDone }: Props & { onDone: () => void }) {
  const { data, error, isError, dataUpdatedAt, refetch } = useQuery(improvementQuery(requestId, talentId));
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const { whole, written } = data ?? NOTHING_YET;
  if (!whole) {
    return (
      <Writing>
        {written.map(({ text }) => (
          <p key={text} dir="auto">
            {text}
          </p>
        ))}
        <div role="status" aria-label={t(messages.comparing)}>
          <Skeleton $height={written.length === 0 ? 160 : 60} />
        </div>
      </Writing>
    );
  }
  return (
    <SummaryProposal
      key={dataUpdatedAt}
      talentId={talentId}
      improvement={whole}
      onAgain={() => void refetch()}
      onDone={onDone}
    />
  );
}

const NOTHING_YET = { whole: null, written: [] };

const Place = styled.div`
  display: flex;
`;

const Writing = styled.div`
  display: grid;
  gap: 12px;
  overflow-wrap: anywhere;
`;
