import type { Import } from '@crewdock/contract/imports';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../i18n/translate.ts';
import { queryClient } from '../../queryClient.ts';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { ImportActions } from './ImportActions.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { StepInstructions, StepActions } from './ImportLayout.tsx';
import * as messages from './messages.ts';
import { forgetRows, isTableImportRunning } from './queries.ts';
import { RowFilter, shownIn } from './RowFilter.tsx';
import { RowsTable } from './RowsTable.tsx';
import { formatTableImportCounts } from './words.ts';

/** The last step: shows progress and the result of every row, and offers undo. */
export function ReportStep({ now }: { now: Import }) {
  const [address] = useSearchParams();
  const show = shownIn(address);
  const goesOn = isTableImportRunning(now);
  useEffect(() => {
    if (goesOn) return;
    // Other lists show the imported data.
    void forgetRows(now.uid);
    void queryClient.invalidateQueries({ queryKey: ['resources'] });
  }, [goesOn, now.uid]);
  return (
    <>
      <ImportProgress now={now} />
      <ImportActions now={now} />
      {!goesOn && <StepInstructions>{formatTableImportCounts(now)}</StepInstructions>}
      <RowFilter now={now} show={show} />
      <RowsTable now={now} show={show} />
      <StepActions>
        <ButtonLink to="/available-resources/imports">{t(messages.allImportsButton)}</ButtonLink>
        <ButtonLink to="/available-resources" $kind="primary">
          {t(messages.resourcesButton)}
        </ButtonLink>
      </StepActions>
    </>
  );
}
