import type { Import } from '@crewdock/contract/imports';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { queryClient } from '../../queryClient.ts';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { ImportActions } from './ImportActions.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { About, StepActions } from './ImportLayout.tsx';
import { forgetRows, isUnderWay } from './queries.ts';
import { RowFilter, shownIn } from './RowFilter.tsx';
import { RowsTable } from './RowsTable.tsx';
import { countsLine } from './words.ts';

/** The last step: progress, the result of every row, and undo. */
export function ReportStep({ now }: { now: Import }) {
  const [address] = useSearchParams();
  const show = shownIn(address);
  const goesOn = isUnderWay(now);
  useEffect(() => {
    if (goesOn) return;
    // The imported data appears in other lists.
    void forgetRows(now.uid);
    void queryClient.invalidateQueries({ queryKey: ['resources'] });
  }, [goesOn, now.uid]);
  return (
    <>
      <ImportProgress now={now} />
      <ImportActions now={now} />
      {!goesOn && <About>{countsLine(now)}</About>}
      <RowFilter now={now} show={show} />
      <RowsTable now={now} show={show} />
      <StepActions>
        <ButtonLink to="/available-resources/imports">All imports</ButtonLink>
        <ButtonLink to="/available-resources" $kind="primary">
          Available resources
        </ButtonLink>
      </StepActions>
    </>
  );
}
