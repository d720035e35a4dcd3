import type { ReceivedApplication } from '@crewdock/contract/applications';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import Paperclip from 'lucide-react/icons/paperclip';
import { memo } from 'react';
import { styled } from 'styled-components';
import {
  WorkListCell,
  type WorkListColumns,
  Mark,
  WorkListRow,
  RowCells,
  RowLink,
  RowName,
  SMALL,
} from '../ui/patterns/rows/Rows.ts';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import { ApplicationStatusBadge } from './ApplicationStatus.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  application: ReceivedApplication;
  /** URL of the inbox with this application open. */
  to: string;
  isOpen: boolean;
  /** Whether an application is open in the side panel. Opening another one then replaces the history entry. */
  isNarrow: boolean;
}

/** Columns of `ApplicationRow`: name, message, status with reason, CV icon, date. */
export const APPLICATION_COLUMNS: WorkListColumns = {
  wide: 'minmax(0, 1fr) minmax(0, 2.4fr) 220px 16px 96px',
  medium: 'minmax(0, 1fr) minmax(0, 1.4fr) 96px 16px 84px',
};

/** A row of the inbox that links to the application. Shows the applicant's name and the start of the message. */
export const ApplicationInboxRow = memo(function ApplicationRow({ application, to, isOpen, isNarrow }: Props) {
  const { id, name, email, message, cv, created, status, is_read, rt_rejection_reason } = application;
  return (
    <Frame data-row={id} data-open={isOpen || undefined} data-unread={!is_read || undefined}>
      <RowName>
        <RowLink to={to} replace={isNarrow} preventScrollReset aria-current={isOpen ? 'true' : undefined}>
          <UserText as="line">{name}</UserText>
        </RowLink>
        {!is_read && <VisuallyHidden>{t(messages.unread)}</VisuallyHidden>}
      </RowName>
      <RowCells>
        <Words>
          <UserText as="line">{message.replaceAll(/\s+/g, ' ') || email}</UserText>
        </Words>
        <Mark>
          <ApplicationStatusBadge status={status} />
          {rt_rejection_reason && <small title={rt_rejection_reason.label}>{rt_rejection_reason.label}</small>}
        </Mark>
        <Mark>{cv && <Paperclip size={14} role="img" aria-label={t(messages.withCv)} />}</Mark>
        <WorkListCell $end>
          <time dateTime={created} title={shortDate(created)}>
            {relativeDate(created)}
          </time>
        </WorkListCell>
      </RowCells>
    </Frame>
  );
});

const Frame = styled(WorkListRow)`
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

/** On a phone, the message takes the remaining width. */
const Words = styled(WorkListCell)`
  ${SMALL} {
    flex: 1;
  }
`;
