import type { Option } from '@crewdock/contract/dictionaries';
import { AGREED_RATE_MAX } from '@crewdock/contract/limits';
import { INTERVIEW, TEST_TASK } from '@crewdock/contract/steps';
import type { Relation } from '@crewdock/contract/relations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { RadioList } from '../ui/primitives/RadioList.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { DateField } from '../ui/primitives/DateField.tsx';
import { TextField } from '../ui/primitives/TextField.tsx';
import type { RelationMove } from './moves.ts';
import { proceedReasonsQuery } from './queries.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  name: string;
  /** The step reached so far. */
  current: Relation['proceed'];
  /** Initially selected step; by default the next one. */
  step?: Option | undefined;
  /** Sends the move. If the promise rejects, the dialog stays open. */
  onProceed: (step: RelationMove & { move: 'proceed' }) => Promise<void>;
  onClose: () => void;
}

/** Asks for the next step of a relation. The relation changes only on submit. */
export function ProceedDialog({ name, current, step, onProceed, onClose }: Props) {
  const { data: reasons, isError, error, refetch } = useQuery(proceedReasonsQuery);
  const [picked, setPicked] = useState(step ? String(step.id) : null);
  const chosen = picked ?? (reasons ? nextAfter(current, reasons) : '');
  const reason = reasons?.find(({ id }) => String(id) === chosen);
  const hasTerms = reason !== undefined && !STEPS_WITHOUT_TERMS.has(reason.id);
  const form = useSubmit<'start_date' | 'rate'>(async ({ start_date, rate }) => {
    if (!reason) return;
    const terms = hasTerms
      ? { startDate: start_date || null, rate: rate.trim() }
      : { startDate: current?.start_date ?? null, rate: current?.rate ?? '' };
    await onProceed({ move: 'proceed', reason, ...terms });
    onClose();
  });
  return (
    <Dialog title={t(messages.proceedTitle, { name })} isOpen onClose={onClose}>
      {isError ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !reasons ? (
        <div role="status" aria-label={t(messages.loading)}>
          <Skeleton $height={240} />
        </div>
      ) : (
        <Form form={form}>
          <RadioList
            label={t(messages.proceedSteps)}
            value={chosen}
            options={reasons.map(({ id, label }) => ({ id: String(id), label }))}
            onChange={setPicked}
            autoFocus
          />
          {hasTerms && (
            <>
              <DateField
                name="start_date"
                label={t(messages.proceedStartDate)}
                defaultValue={current?.start_date ?? ''}
              />
              <TextField
                name="rate"
                label={t(messages.proceedRate)}
                placeholder="$45/hr"
                maxLength={AGREED_RATE_MAX}
                defaultValue={current?.rate ?? ''}
              />
            </>
          )}
          <FormMessage />
          <DialogActions>
            <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
            {reason ? (
              <SubmitButton>{t(messages.proceedSubmit)}</SubmitButton>
            ) : (
              <Button $kind="primary" isDisabled>
                {t(messages.proceedSubmit)}
              </Button>
            )}
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}

/** Steps before a start date and a rate are agreed on. */
const STEPS_WITHOUT_TERMS: ReadonlySet<number> = new Set([INTERVIEW, TEST_TASK]);

/** Preselects the step after the current one, which is the most frequent choice. */
function nextAfter(current: Relation['proceed'], steps: Option[]): string {
  const at = steps.findIndex(({ id }) => id === current?.reason.id);
  return String((steps[at + 1] ?? steps.at(-1)!).id);
}
