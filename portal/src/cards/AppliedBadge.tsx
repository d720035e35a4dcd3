import { shortDate } from '@crewdock/sdk/cards/date';
import { useStore } from '@nanostores/react';
import Check from 'lucide-react/icons/check';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { isApplicant } from '../session/rights.ts';
import { $session } from '../session/session.ts';
import { Badge } from '../ui/primitives/Badge.tsx';
import { useAppliedOn } from './applied.ts';

/** Badge in job lists with the date when the user applied. Renders nothing if the user has not applied. */
export function AppliedBadge({ jobId }: { jobId: number }) {
  const applied = useAppliedOn('request', jobId);
  const label = useAppliedLabel(applied);
  if (label === null) return null;
  return (
    <Badge $tone="green">
      <Check aria-hidden="true" />
      {label}
    </Badge>
  );
}

/** Formats `Applied on 3 May 2026`; for talent providers `Proposed on …`. */
export function useAppliedLabel(applied: string | null): string | null {
  const session = useStore($session);
  if (applied === null) return null;
  const hasApplied = !session || isApplicant('talent', session);
  return t(hasApplied ? messages.appliedOn : messages.proposedOn, { date: shortDate(applied) });
}
