import { COMPANY_NAME_MAX, EMAIL_MAX, MESSAGE_MAX, NAME_MAX } from '@crewdock/contract/limits';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { call } from '../../api.ts';
import { useCaptcha } from '../../captcha/useCaptcha.tsx';
import { t } from '../../i18n/translate.ts';
import { $session } from '../../session/session.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../../ui/patterns/form/TextArea.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { TextField } from '../../ui/primitives/TextField.tsx';
import * as messages from './messages.ts';

interface Props {
  resource: { uid: string; name: string };
  onClose: () => void;
}

/** Dialog that sends a message to the provider of a resource. */
export function ContactDialog({ resource: { uid, name }, onClose }: Props) {
  const session = useStore($session);
  const captcha = useCaptcha();
  const [message_id] = useState(() => crypto.randomUUID());
  const form = useSubmit<'name' | 'email' | 'company_name' | 'message'>(async (values) => {
    try {
      const g_response = await captcha.token();
      await call('POST /available_resources/contact/', { body: { ...values, uid, message_id, g_response } });
    } catch (error) {
      captcha.reset();
      throw error;
    }
    showNotice({ text: t(messages.sent) });
    onClose();
  });
  return (
    <Dialog title={t(messages.contactTitle, { name })} isOpen onClose={onClose}>
      <p>{t(messages.contactText)}</p>
      <Form form={form} aria-label={t(messages.formName)}>
        <TextField
          name="name"
          label={t(messages.nameLabel)}
          autoComplete="name"
          isRequired
          maxLength={NAME_MAX}
          defaultValue={session ? `${session.first_name} ${session.last_name}`.trim() : ''}
        />
        <TextField
          name="email"
          label={t(messages.emailLabel)}
          type="email"
          autoComplete="email"
          isRequired
          maxLength={EMAIL_MAX}
          defaultValue={session?.email ?? ''}
        />
        <TextField
          name="company_name"
          label={t(messages.companyLabel)}
          autoComplete="organization"
          maxLength={COMPANY_NAME_MAX}
          defaultValue={session?.company_name ?? ''}
        />
        <TextArea name="message" label={t(messages.messageLabel)} isRequired maxLength={MESSAGE_MAX} />
        {captcha.element}
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
          <SubmitButton>
            {t(form.failure?.tone === 'offline' ? messages.tryAgainButton : messages.sendButton)}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
