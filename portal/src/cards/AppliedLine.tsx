import { RowMore } from '../ui/patterns/rows/Rows.ts';
import { useAppliedOn } from './applied.ts';
import { AppliedBadge } from './AppliedBadge.tsx';

/** Shows `AppliedBadge` on a separate line of a work list's row. */
export function AppliedLine({ jobId }: { jobId: number }) {
  if (useAppliedOn('request', jobId) === null) return null;
  return (
    <RowMore>
      <span>
        <AppliedBadge jobId={jobId} />
      </span>
    </RowMore>
  );
}
