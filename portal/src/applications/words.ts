import type { Message } from '@crewdock/contract/message';
import type { ApplicationFilter, ApplicationStatus, ReceivedApplication } from '@crewdock/contract/applications';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

export const APPLICATION_STATUS_LABELS: Record<ApplicationStatus, Message<object>> = {
  open: messages.statusOpen,
  shortlisted: messages.statusShortlisted,
  invited: messages.statusInvited,
  rejected: messages.statusRejected,
};

export function getApplicationStatusLabel(status: ApplicationStatus): string {
  return t(APPLICATION_STATUS_LABELS[status]);
}

/** Filter tabs in display order. */
export const APPLICATION_FILTER_TABS: { id: ApplicationFilter; label: Message<object> }[] = [
  { id: 'active', label: messages.filterActive },
  { id: 'unread', label: messages.filterUnread },
  { id: 'open', label: APPLICATION_STATUS_LABELS.open },
  { id: 'shortlisted', label: APPLICATION_STATUS_LABELS.shortlisted },
  { id: 'invited', label: APPLICATION_STATUS_LABELS.invited },
  { id: 'rejected', label: APPLICATION_STATUS_LABELS.rejected },
  { id: 'all', label: messages.filterAll },
];

export function isApplicationInFilter({ status, is_read }: ReceivedApplication, filter: ApplicationFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'unread') return !is_read;
  if (filter === 'active') return status === 'open' || status === 'shortlisted';
  return status === filter;
}
