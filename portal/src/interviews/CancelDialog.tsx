import type { Interview } from '@crewdock/contract/booking';
import { INTERVIEW_REASON_MAX } from '@crewdock/contract/interviews';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../ui/patterns/form/TextArea.tsx';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  interview: Interview;
  onCancel: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a reason for the cancellation, which the other side can read. */
export function CancelDialog({ interview, onCancel, onClose }: Props) {
  const isBooked = interview.state === 'booked';
  const form = useSubmit<'reason'>(async ({ reason }) => {
    await onCancel(reason.trim());
    onClose();
  });
  return (
    <Dialog title={t(isBooked ? messages.cancelTitle : messages.withdrawTitle)} isOpen onClose={onClose}>
      <Form form={form}>
        <TextArea
          name="reason"
          label={t(messages.reasonLabel)}
          description={t(messages.reasonNote)}
          rows={2}
          maxLength={INTERVIEW_REASON_MAX}
          autoFocus
        />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.keepButton)}</Button>
          <SubmitButton $kind="danger">{t(isBooked ? messages.cancelButton : messages.withdrawButton)}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
