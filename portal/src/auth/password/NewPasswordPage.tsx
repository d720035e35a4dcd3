import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../../api.ts';
import { signInOptionsQuery } from '../../session/signInOptions.ts';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { isSpent } from '../links/isSpent.ts';
import { LinkGone } from '../links/LinkGone.tsx';
import { Working } from '../links/Working.tsx';
import { FormPage } from '../../ui/patterns/FormPage.tsx';
import { PROVIDER_NAMES, type Provider } from '../social/providers.ts';
import { useAutoFocus } from '../useAutoFocus.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

/** Page that sets a new password; a link in an email opens it. */
export function NewPasswordPage() {
  const { uidb64 = '', token = '' } = useParams();
  const navigate = useNavigate();
  const autoFocus = useAutoFocus();
  const [isGone, setGone] = useState(false);
  const link = useQuery({
    queryKey: ['password-link', uidb64, token],
    queryFn: ({ signal }) => call('GET /password_reset/{uidb64}/{token}/', { params: { uidb64, token }, signal }),
    retry: false,
    staleTime: Infinity,
  });
  const { data: options } = useQuery(signInOptionsQuery);
  const form = useSubmit<'new_password'>(async ({ new_password }) => {
    try {
      await call('POST /password_reset/{uidb64}/{token}/', { params: { uidb64, token }, body: { new_password } });
    } catch (error) {
      if (!isSpent(error)) throw error;
      setGone(true);
      return;
    }
    showNotice({ text: t(messages.changed), lasts: 5000 });
    await navigate('/login', { replace: true });
  });
  if (isGone || isSpent(link.error)) {
    return (
      <LinkGone>
        <ButtonLink $kind="primary" to="/password_reset">
          {t(messages.newLinkButton)}
        </ButtonLink>
      </LinkGone>
    );
  }
  if (link.error) return <ErrorState level="h1" error={link.error} onRetry={() => void link.refetch()} />;
  if (!link.data) return <Working>{t(messages.checkingLink)}</Working>;
  return (
    <FormPage title={t(messages.newPasswordTitle)} lead={explainConsequences(options?.providers ?? [])}>
      <Form form={form}>
        <FormMessage />
        <NewPasswordField label={t(messages.newPasswordLabel)} name="new_password" known={[]} autoFocus={autoFocus} />
        <SubmitButton>{t(messages.saveButton)}</SubmitButton>
      </Form>
    </FormPage>
  );
}

/** Explains that a new password ends all sessions and disconnects the configured sign-in providers. */
function explainConsequences(providers: readonly Provider[]): string {
  if (providers.length === 0) return t(messages.signedOut);
  const names = providers.map((provider) => PROVIDER_NAMES[provider]);
  return t(messages.signedOutAndDisconnected, {
    providers: new Intl.ListFormat('en', { type: 'disjunction' }).format(names),
    count: names.length,
  });
}
