import type { ReceivedApplication } from '@crewdock/contract/applications';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import Paperclip from 'lucide-react/icons/paperclip';
import { memo } from 'react';
import { styled } from 'styled-components';
import { Cell, type Columns, Mark, Row, RowCells, RowLink, RowName, SMALL } from '../ui/rows/Rows.ts';
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

/** The columns of `ApplicationRow`: name, what they wrote, where it stands and why, whether there is a CV, when it came. */
export const APPLICATION_COLUMNS: Columns = {
  wide: 'minmax(0, 1fr) minmax(0, 2.4fr) 220px 16px 96px',
  medium: 'minmax(0, 1fr) minmax(0, 1.4fr) 96px 16px 84px',
};

/** Who applied, with the beginning of what they wrote. The row opens it. */
export const ApplicationRow = memo(function ApplicationRow({ application, to, isOpen, isNarrow }: Props) {
  const { id, name, email, message, cv, created, status, is_read, rt_rejection_reason } = application;
  return (
    <Frame data-row={id} data-open={isOpen || undefined} data-unread={!is_read || undefined}>
      <RowName>
        <RowLink to={to} replace={isNarrow} preventScrollReset aria-current={isOpen ? 'true' : undefined} title={name}>
          {name}
        </RowLink>
        {!is_read && <VisuallyHidden>(unread)</VisuallyHidden>}
      </RowName>
      <RowCells>
        <Words>{message.replaceAll(/\s+/g, ' ') || email}</Words>
        <Mark>
          <ApplicationStatus status={status} />
          {rt_rejection_reason && <small title={rt_rejection_reason.label}>{rt_rejection_reason.label}</small>}
        </Mark>
        <Mark>{cv && <Paperclip size={14} role="img" aria-label="With a CV" />}</Mark>
        <Cell $end>
          <time dateTime={created} title={shortDate(created)}>
            {relativeDate(created)}
          </time>
        </Cell>
      </RowCells>
    </Frame>
  );
});

const Frame = styled(Row)`
  &[data-unread] {
    > :first-child {
      font-weight: 600;

      > a {
        font-weight: inherit;
      }
    }

    &::before {
      content: '';
      position: absolute;
      inset-block-start: calc(50% - 3px);
      inset-inline-start: 2px;
      inline-size: 6px;
      block-size: 6px;
      border-radius: 50%;
      background: var(--accent);
    }
  }
`;

/** On a phone they take what the others leave. */
const Words = styled(Cell)`
  ${SMALL} {
    flex: 1;
  }
`;
