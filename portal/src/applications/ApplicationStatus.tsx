import type { ReceivedApplication } from '@crewdock/contract/applications';
import { Badge } from '../ui/primitives/Badge.tsx';
import { getApplicationStatusLabel } from './words.ts';

const TONES = { shortlisted: 'amber', invited: 'green', rejected: 'red' } as const;

/** Badge with the status of an application; renders nothing while the application is undecided. */
export function ApplicationStatusBadge({ status }: Pick<ReceivedApplication, 'status'>) {
  return status === 'open' ? null : <Badge $tone={TONES[status]}>{getApplicationStatusLabel(status)}</Badge>;
}
