import { EMAIL_MAX } from '@crewdock/contract/limits';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { call } from '../../api.ts';
import { useCaptcha } from '../../captcha/useCaptcha.tsx';
import { $session } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/form/useSubmit.ts';
import { notify } from '../../ui/notices.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { ResourceView } from '../queries.ts';

interface Props {
  view: ResourceView;
  onClose: () => void;
}

/** Asks for a mail when somebody new fits the filters that are on; what is searched for in words is left out. */
export function SubscribeDialog({ view, onClose }: Props) {
  const session = useStore($session);
  const captcha = useCaptcha();
  const [message_id] = useState(() => crypto.randomUUID());
  const { skills, seniority, english, location, hourlyRate } = view;
  const form = useSubmit<'email'>(async ({ email }) => {
    try {
      const filters = { skills, seniority, english, location, hourlyRate };
      const body = { email, filters, message_id, g_response: await captcha.token() };
      const { detail } = await call('POST /available_resources/subscribe/', { query: {}, body });
      notify({ tone: 'info', text: detail, lasts: 10_000 });
    } catch (error) {
      captcha.reset();
      throw error;
    }
    onClose();
  });
  return (
    <Dialog title="Mail me new ones" isOpen onClose={onClose}>
      <p>Once a day at most, when somebody new fits the skills, level, place and rate that you have picked.</p>
      <Form form={form} aria-label="Subscription">
        <TextField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          isRequired
          maxLength={EMAIL_MAX}
          defaultValue={session?.email ?? ''}
        />
        {captcha.element}
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>Cancel</Button>
          <SubmitButton>Subscribe</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
