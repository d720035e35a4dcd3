import type { Message } from '@crewdock/contract/message';
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
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  requestId: number;
  talentId: number;
}

const VERDICTS: Record<MatchPart['verdict'], { label: Message<object>; icon: typeof Check; color: string }> = {
  fits: { label: messages.verdictFits, icon: Check, color: 'var(--green)' },
  partly: { label: messages.verdictPartly, icon: Contrast, color: 'var(--amber)' },
  missing: { label: messages.verdictMissing, icon: X, color: 'var(--red)' },
  unknown: { label: messages.verdictUnknown, icon: CircleHelp, color: 'var(--muted)' },
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
          {t(messages.whyThisScore)}
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
        {t(messages.reasonsError)}{' '}
        <Button $size="small" onPress={() => void refetch()}>
          {t(messages.tryAgainButton)}
        </Button>
      </p>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={t(messages.loading)}>
        <Skeleton $height={96} />
      </div>
    );
  }
  return (
    <Place>
      {data.parts.length === 0 && <p>{t(messages.reasonsEmpty)}</p>}
      <ul aria-label={t(messages.reasonsLabel)}>
        {data.parts.map(({ field, verdict, text }) => {
          const { label, icon: Icon, color } = VERDICTS[verdict];
          return (
            <li key={field}>
              <Icon aria-hidden="true" style={{ color }} />
              <span>
                <VisuallyHidden>{t(messages.verdict, { verdict: t(label) })} </VisuallyHidden>
                <UserText>{text}</UserText>
              </span>
            </li>
          );
        })}
      </ul>
      <Next>
        <ArrowUpRight aria-hidden="true" />
        <span>
          {t(messages.matchingMode, { mode: t(MODE_LABELS[data.mode]) })} <UserText>{data.next_step?.text}</UserText>
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
