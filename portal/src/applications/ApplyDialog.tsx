import type { RequestDetails } from '@crewdock/contract/cards';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX } from '@crewdock/contract/limits';
import { styled } from 'styled-components';
import { call } from '../api.ts';
import { campaign } from '../browser/campaign.ts';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { Form } from '../ui/form/Form.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { useIdempotencyKey } from '../ui/form/useIdempotencyKey.ts';
import { useSubmit } from '../ui/form/useSubmit.ts';
import { notify } from '../ui/notices.ts';
import { TextField } from '../ui/TextField.tsx';
import { CvChoice } from './CvChoice.tsx';
import { type ApplicationDraft, BLANK_DRAFT } from './draft.ts';

interface Props {
  job: Pick<RequestDetails, 'public_id' | 'title'>;
  /** Kept outside, where it outlives the dialog. */
  draft: ApplicationDraft;
  onDraft: (change: Partial<ApplicationDraft>) => void;
  onClose: () => void;
}

/** Applies for a job without an account. */
export default function ApplyDialog({ job, draft, onDraft, onClose }: Props) {
  const { cv } = draft;
  const captcha = useCaptcha();
  const keyOf = useIdempotencyKey();
  const form = useSubmit<Exclude<keyof ApplicationDraft, 'cv'>>(async (values) => {
    // The same words and file once more are the same application.
    const message_id = keyOf({ ...values, cv: cv && [cv.name, cv.size, cv.lastModified] });
    try {
      const g_response = await captcha.token();
      const along = { hidden_fields: campaign(), ...(g_response !== undefined && { g_response }) };
      const body = { ...values, ...along, message_id, ...(cv && { cv }) };
      await call('POST /requests/{id}/applications/', { params: { id: job.public_id }, query: {}, body });
    } catch (error) {
      captcha.reset();
      throw error;
    }
    onDraft(BLANK_DRAFT);
    notify({ text: 'Your application was sent' });
    onClose();
  });
  return (
    <Dialog title={`Apply for ${job.title}`} isOpen onClose={onClose}>
      <Form form={form} onValues={onDraft}>
        <Pair>
          <TextField
            name="name"
            label="Name"
            autoComplete="name"
            defaultValue={draft.name}
            maxLength={NAME_MAX}
            isRequired
            autoFocus
          />
          <TextField
            name="email"
            label="E-mail"
            type="email"
            autoComplete="email"
            defaultValue={draft.email}
            maxLength={EMAIL_MAX}
            isRequired
          />
        </Pair>
        <TextField
          name="phone_number"
          label="Phone"
          type="tel"
          autoComplete="tel"
          defaultValue={draft.phone_number}
          maxLength={PHONE_MAX}
        />
        <TextArea name="message" label="Message" defaultValue={draft.message} rows={4} maxLength={MESSAGE_MAX} />
        <CvChoice
          cv={cv}
          onChange={(file) => {
            onDraft({ cv: file });
            // A message is not needed any more.
            if (file) form.forget();
          }}
        />
        {captcha.element}
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>Cancel</Button>
          <SubmitButton>Send application</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 20px 16px;
`;
