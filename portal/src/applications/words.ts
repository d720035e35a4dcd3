import type { ApplicationFilter, ApplicationStatus, ReceivedApplication } from '@crewdock/contract/applications';

export const APPLICATION_STATUS_LABELS: Record<ApplicationStatus, string> = {
  open: 'Open',
  shortlisted: 'Shortlisted',
  invited: 'Invited',
  rejected: 'Rejected',
};

/** In the order of the filter tabs. */
export const APPLICATION_FILTER_TABS: { id: ApplicationFilter; label: string }[] = [
  { id: 'active', label: 'To decide' },
  { id: 'unread', label: 'Unread' },
  { id: 'open', label: APPLICATION_STATUS_LABELS.open },
  { id: 'shortlisted', label: APPLICATION_STATUS_LABELS.shortlisted },
  { id: 'invited', label: APPLICATION_STATUS_LABELS.invited },
  { id: 'rejected', label: APPLICATION_STATUS_LABELS.rejected },
  { id: 'all', label: 'All' },
];

export function isApplicationInFilter({ status, is_read }: ReceivedApplication, filter: ApplicationFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'unread') return !is_read;
  if (filter === 'active') return status === 'open' || status === 'shortlisted';
  return status === filter;
}
