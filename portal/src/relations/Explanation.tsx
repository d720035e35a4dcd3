import type { MatchPart } from '@crewdock/contract/matching';
import { useQuery } from '@tanstack/react-query';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-help';
import Contrast from 'lucide-react/icons/contrast';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../ui/primitives/Button.tsx';
import { Disclosure } from '../ui/primitives/Disclosure.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import { ImproveSummary } from './improve/ImproveSummary.tsx';
import { explanationQuery } from './queries.ts';
import { MODE_LABELS } from './words.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

interface Props {
  requestId: number;
  talentId: number;
}

const VERDICTS: Record<MatchPart['verdict'], { label: string; icon: typeof Check; color: string }> = {
  fits: { label: 'Fits', icon: Check, color: 'var(--green)' },
  partly: { label: 'Fits partly', icon: Contrast, color: 'var(--amber)' },
  missing: { label: 'Doesn’t fit', icon: X, color: 'var(--red)' },
  unknown: { label: 'Unknown', icon: CircleHelp, color: 'var(--muted)' },
};

/** Shows the children, followed by a button that opens the reasons for the match score. */
export function Explanation({ children, ...pair }: Props & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Line>
        {children}
        <Disclosure isOpen={isOpen} controls={isOpen ? id : undefined} onChange={setOpen}>
          Why this score
        </Disclosure>
      </Line>
      {isOpen && (
        <div id={id}>
          <Reasons {...pair} />
        </div>
      )}
    </div>
  );
}

/**
 * Reasons for a match score: which details match, are missing (by how much) or unknown, and which would improve it
 * most.
 */
export function Reasons({ requestId, talentId }: Props) {
  const { data, isError, refetch } = useQuery(explanationQuery(requestId, talentId));
  if (isError) {
    return (
      <p role="alert">
        This couldn’t be loaded.{' '}
        <Button $size="small" onPress={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label="Loading">
        <Skeleton $height={96} />
      </div>
    );
  }
  return (
    <Place>
      {data.parts.length === 0 && <p>Neither card says anything that could be compared yet.</p>}
      <ul aria-label="How well it fits">
        {data.parts.map(({ field, verdict, text }) => {
          const { label, icon: Icon, color } = VERDICTS[verdict];
          return (
            <li key={field}>
              <Icon aria-hidden="true" style={{ color }} />
              <span>
                <VisuallyHidden>{label}: </VisuallyHidden>
                <UserText>{text}</UserText>
              </span>
            </li>
          );
        })}
      </ul>
      <Next>
        <ArrowUpRight aria-hidden="true" />
        <span>
          Matching: {MODE_LABELS[data.mode]}. <UserText>{data.next_step?.text}</UserText>
        </span>
      </Next>
      {data.can.improve && <ImproveSummary requestId={requestId} talentId={talentId} />}
    </Place>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

const Place = styled.div`
  display: grid;
  gap: 10px;
  padding-block: 6px;

  li {
    display: flex;
    gap: 8px;
    padding-block: 3px;
    overflow-wrap: anywhere;

    > .lucide {
      margin-block-start: 3px;
    }
  }
`;

const Next = styled.p`
  display: flex;
  gap: 8px;
  padding: 8px 10px;
  border-radius: var(--radius);
  background: var(--sunken);
  color: var(--muted);

  > .lucide {
    margin-block-start: 3px;
  }
`;
