import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { PasswordField } from '../ui/patterns/form/PasswordField.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { FormPage } from '../ui/patterns/FormPage.tsx';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { keepPassword } from './passwords.ts';

interface Props {
  /** Last path segment of the link. */
  linkKey: string;
  /** Opens the link again with the entered password. */
  open: () => Promise<void>;
}

/** Asks for the password of a shared link. */
export function PasswordPage({ linkKey, open }: Props) {
  const form = useSubmit<'password'>(async ({ password }) => {
    keepPassword(linkKey, password);
    try {
      await open();
    } catch (error) {
      keepPassword(linkKey, undefined);
      throw error;
    }
  });
  return (
    <FormPage title={t(messages.passwordPageTitle)} lead={t(messages.passwordPageText)}>
      <Form form={form}>
        <PasswordField
          name="password"
          label={t(messages.passwordLabel)}
          autoComplete="current-password"
          isRequired
          autoFocus
        />
        <FormMessage />
        <SubmitButton>{t(messages.openButton)}</SubmitButton>
      </Form>
    </FormPage>
  );
}
