import type { ApplicationFilter, ApplicationStatus, ReceivedApplication } from '@crewdock/contract/applications';

export const STATUS_LABELS: Record<ApplicationStatus, string> = {
  open: 'Open',
  shortlisted: 'Shortlisted',
  invited: 'Invited',
  rejected: 'Rejected',
};

/** In tab order. */
export const FILTERS: { id: ApplicationFilter; label: string }[] = [
  { id: 'active', label: 'To decide' },
  { id: 'unread', label: 'Unread' },
  { id: 'open', label: STATUS_LABELS.open },
  { id: 'shortlisted', label: STATUS_LABELS.shortlisted },
  { id: 'invited', label: STATUS_LABELS.invited },
  { id: 'rejected', label: STATUS_LABELS.rejected },
  { id: 'all', label: 'All' },
];

/** Whether an application matches the filter. */
export function isInFilter({ status, is_read }: ReceivedApplication, filter: ApplicationFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'unread') return !is_read;
  if (filter === 'active') return status === 'open' || status === 'shortlisted';
  return status === filter;
}
