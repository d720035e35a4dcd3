import type { CardKind } from '@crewdock/contract/kinds';
import type { RejectionReason } from '@crewdock/contract/relations';
import { COMMENT_MAX } from '@crewdock/contract/limits';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import { $singleKeys, shortcutKey } from '../browser/singleKeys.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../ui/patterns/form/TextArea.tsx';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { Dot, radioRow } from '../ui/primitives/RadioList.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { rejectionReasonsQuery } from './queries.ts';
import { viewReasons } from './viewReasons.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  name: string;
  /** The rejecting side, whose own reasons come first. */
  side: CardKind;
  /** Whether the talent was hired: then other rejection reasons apply. */
  isHired: boolean;
  /** Sends the rejection. If the promise rejects, the dialog stays open. */
  onReject: (reason: RejectionReason, comment: string) => Promise<void>;
  /** Called when a digit key was pressed: rejects without further input. */
  onRejectAtOnce: (reason: RejectionReason) => void;
  onClose: () => void;
  /** Says who can read the comment. */
  commentNote?: string;
  /** Additional fields. */
  children?: ReactNode;
}

/** Shortcut keys of the first ten reasons. */
const DIGITS = '1234567890';

/** Asks for the rejection reason. The relation changes only on submit. */
export function RejectDialog({
  name,
  side,
  isHired,
  onReject,
  onRejectAtOnce,
  onClose,
  commentNote = t(messages.rejectCommentNote, { side }),
  children,
}: Props) {
  const { data, isError, error, refetch } = useQuery(rejectionReasonsQuery);
  const reasons = data && viewReasons(data, side).filter((reason) => isHired || !reason.ends_hire);
  const hasKeys = useStore($singleKeys);
  const [chosen, setChosen] = useState<string | null>(null);
  const reason = reasons?.find(({ id }) => String(id) === chosen);
  const form = useSubmit<'comment'>(async ({ comment }) => {
    if (!reason) return;
    await onReject(reason, comment.trim());
    onClose();
  });
  // Index of the reason selected by a digit key; -1 if none. A digit pressed before the reasons have loaded is applied
  // after loading.
  const [digit, setDigit] = useState(-1);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutKey(event);
    const at = key === null ? -1 : DIGITS.indexOf(key);
    if (at === -1 || isError) return;
    event.preventDefault();
    setDigit(at);
  });
  useEffect(() => {
    // Listens on the window, because the dialog has no focusable element until the reasons have loaded.
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  const picked = reasons?.[digit];
  const rejectAtOnce = useEffectEvent((why: RejectionReason) => {
    onClose();
    onRejectAtOnce(why);
  });
  useEffect(() => {
    if (picked) rejectAtOnce(picked);
  }, [picked]);
  return (
    <Dialog title={t(messages.rejectTitle, { name })} isOpen onClose={onClose}>
      {isError ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !reasons ? (
        <div role="status" aria-label={t(messages.loading)}>
          <Skeleton $height={320} />
        </div>
      ) : (
        <Form form={form}>
          <Reasons aria-label={t(messages.rejectReasons)} value={chosen} onChange={setChosen}>
            {(['we', 'they'] as const).map((by) => (
              <div key={by}>
                <Side>{t(by === 'we' ? messages.ourDecision : messages.theirDecision)}</Side>
                {reasons.map(
                  (each, at) =>
                    each.by === by && (
                      <Row key={each.id} value={String(each.id)} autoFocus={at === 0}>
                        <Dot />
                        {each.label}
                        {hasKeys && DIGITS[at] && <kbd aria-hidden="true">{DIGITS[at]}</kbd>}
                      </Row>
                    ),
                )}
              </div>
            ))}
          </Reasons>
          <TextArea
            name="comment"
            label={t(messages.rejectComment)}
            description={commentNote}
            rows={2}
            maxLength={COMMENT_MAX}
          />
          {children}
          <FormMessage />
          <DialogActions>
            <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
            {reason ? (
              <SubmitButton $kind="danger">{t(messages.rejectSubmit)}</SubmitButton>
            ) : (
              <Button $kind="danger" isDisabled>
                {t(messages.rejectSubmit)}
              </Button>
            )}
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}

const Reasons = styled(RadioGroup)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
  gap: 12px 24px;
  align-items: start;
`;

const Side = styled.p`
  margin-block-end: 4px;
  color: var(--muted);
  font-size: 0.8125rem;
`;

const Row = styled(Radio)`
  ${radioRow}

  > kbd {
    margin-inline-start: auto;
    color: var(--muted);
    font: inherit;
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }
`;
