import type { ReceivedApplication } from '@crewdock/contract/applications';
import { relativeDate } from '@crewdock/sdk/cards/date';
import { Paperclip } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import { CoveringLink } from '../ui/CoveringLink.ts';
import { Monogram } from '../ui/Monogram.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ApplicationStatus } from './ApplicationStatus.tsx';

interface Props {
  application: ReceivedApplication;
  /** Its own address: the list with this one open. */
  to: string;
  isOpen: boolean;
  /** One is open beside the list: opening another takes its place in the history. */
  isNarrow: boolean;
}

/** Who applied, with the beginning of what they wrote. The row opens it. */
export const ApplicationRow = memo(function ApplicationRow({ application, to, isOpen, isNarrow }: Props) {
  const { id, name, email, message, cv, created, status, is_read, rt_rejection_reason } = application;
  return (
    <Row data-row={id} data-open={isOpen || undefined} data-unread={!is_read || undefined}>
      <Monogram name={name} size={44} />
      <Words>
        <Head>
          <Name to={to} replace={isNarrow} preventScrollReset aria-current={isOpen ? 'true' : undefined}>
            {name}
          </Name>
          {!is_read && <VisuallyHidden>(unread)</VisuallyHidden>}
          <ApplicationStatus status={status} />
          {rt_rejection_reason && <small>{rt_rejection_reason.label}</small>}
        </Head>
        <Line>{message.replaceAll(/\s+/g, ' ') || email}</Line>
      </Words>
      <Aside>
        <time dateTime={created}>{relativeDate(created)}</time>
        {cv && <Paperclip role="img" aria-label="With a CV" />}
      </Aside>
    </Row>
  );
});

const Row = styled.article`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 12px;
  border-radius: var(--radius-card);

  &:hover {
    background: var(--sunken);
  }

  &[data-open] {
    background: color-mix(in oklab, var(--accent) 10%, var(--surface));
  }

  &[data-unread]::before {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 4px);
    inset-inline-start: 0;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--accent);
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;

  > small {
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;

const Name = styled(CoveringLink)`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-unread] & {
    font-weight: 600;
  }
`;

const Line = styled.p`
  overflow: hidden;
  color: var(--muted);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Aside = styled.div`
  display: grid;
  flex: none;
  justify-items: end;
  gap: 4px;
  color: var(--muted);
  font-size: 0.8125rem;

  > .lucide {
    inline-size: 14px;
    block-size: 14px;
  }
`;
