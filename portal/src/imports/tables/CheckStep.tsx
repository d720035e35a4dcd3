import type { Import } from '@crewdock/contract/imports';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { Checkbox } from '../../ui/primitives/Checkbox.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { StepInstructions, StepActions } from './ImportLayout.tsx';
import { RowFilter, shownIn } from './RowFilter.tsx';
import { RowsTable } from './RowsTable.tsx';
import { stepPath } from './steps.ts';
import { useStart } from './useStart.ts';
import { describeFaults } from './words.ts';

/** The fourth step: preview of the result of every row. */
export function CheckStep({ now }: { now: Import }) {
  const { uid, counts, mapping, can } = now;
  const [address] = useSearchParams();
  const [badLinks, setBadLinks] = useState(true);
  const { start, isPending } = useStart(now);
  const people = counts.create + counts.update;
  return (
    <>
      <StepInstructions>Nothing is changed yet. {describeFaults(counts)}</StepInstructions>
      <RowFilter now={now} show={shownIn(address)} />
      <RowsTable now={now} show={shownIn(address)} />
      {mapping?.fields.includes('cv') && (
        <Checkbox isSelected={badLinks} onChange={setBadLinks}>
          Bring in people whose CV can’t be fetched, without it
        </Checkbox>
      )}
      <StepActions>
        <ButtonLink to={stepPath(uid, 'columns')}>Back</ButtonLink>
        <Button $kind="primary" isDisabled={!can.run} isPending={isPending} onPress={() => start(badLinks)}>
          {people > 0
            ? `Import ${formatNumber(people)} ${people === 1 ? 'person' : 'people'}`
            : can.run
              ? 'Confirm who is listed'
              : 'Nothing to import'}
        </Button>
      </StepActions>
    </>
  );
}
