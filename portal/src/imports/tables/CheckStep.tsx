import type { Import } from '@crewdock/contract/imports';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { Checkbox } from '../../ui/primitives/Checkbox.tsx';
import { StepInstructions, StepActions } from './ImportLayout.tsx';
import * as messages from './messages.ts';
import { RowFilter, shownIn } from './RowFilter.tsx';
import { RowsTable } from './RowsTable.tsx';
import { stepPath } from './steps.ts';
import { useStart } from './useStart.ts';
import { describeFaults } from './words.ts';

/** The fourth step: previews the result of every row. */
export function CheckStep({ now }: { now: Import }) {
  const { uid, counts, mapping, can } = now;
  const [address] = useSearchParams();
  const [badLinks, setBadLinks] = useState(true);
  const { start, isPending } = useStart(now);
  const people = counts.create + counts.update;
  return (
    <>
      <StepInstructions>
        {t(messages.nothingChanged)} {describeFaults(counts)}
      </StepInstructions>
      <RowFilter now={now} show={shownIn(address)} />
      <RowsTable now={now} show={shownIn(address)} />
      {mapping?.fields.includes('cv') && (
        <Checkbox isSelected={badLinks} onChange={setBadLinks}>
          {t(messages.badLinksLabel)}
        </Checkbox>
      )}
      <StepActions>
        <ButtonLink to={stepPath(uid, 'columns')}>{t(messages.backButton)}</ButtonLink>
        <Button $kind="primary" isDisabled={!can.run} isPending={isPending} onPress={() => start(badLinks)}>
          {people > 0
            ? t(messages.importPeopleButton, { count: people })
            : t(can.run ? messages.confirmButton : messages.nothingToImport)}
        </Button>
      </StepActions>
    </>
  );
}
