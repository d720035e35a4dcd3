import { PERSON_NAME_MAX } from '@crewdock/contract/limits';
import type { Invitation } from '@crewdock/contract/company-users';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call } from '../../api.ts';
import { FormPage } from '../../ui/patterns/FormPage.tsx';
import { isSpent } from '../../auth/links/isSpent.ts';
import { LinkGone } from '../../auth/links/LinkGone.tsx';
import { Working } from '../../auth/links/Working.tsx';
import { NewPasswordField } from '../../auth/password/NewPasswordField.tsx';
import { portalName } from '../../session/company.ts';
import { $session, logOut, reloadSession, signIn } from '../../session/session.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { Hint } from '../../ui/primitives/Hint.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { TextField } from '../../ui/primitives/TextField.tsx';

interface Link {
  uidb64: string;
  token: string;
}

/**
 * Page that a link in an invitation email opens. Accepting requires a button press, because mail scanners open links
 * automatically.
 */
export function JoinPage() {
  const { uidb64 = '', token = '' } = useParams();
  const params = { uidb64, token };
  // Signing in clears the query cache, but the single-use link must not be requested again after acceptance.
  const [isAccepted, setAccepted] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['company-invitation', uidb64, token],
    queryFn: ({ signal }) => call('GET /company_invitation/{uidb64}/{token}/', { params, signal }),
    retry: false,
    staleTime: Infinity,
    enabled: !isAccepted,
  });
  if (data) return <Choice link={params} invitation={data} onAccepted={() => setAccepted(true)} />;
  if (!error) return <Working>{t(messages.openingInvitation)}</Working>;
  if (!isSpent(error)) return <ErrorState level="h1" error={error} onRetry={() => void refetch()} />;
  return (
    <LinkGone>
      <p>{t(messages.invitationGone)}</p>
      <ButtonLink to="/login">{t(messages.signInButton)}</ButtonLink>
    </LinkGone>
  );
}

interface Open {
  link: Link;
  invitation: Invitation;
  onAccepted: () => void;
}

function Choice({ link, invitation, onAccepted }: Open) {
  const session = useStore($session);
  const { email, needs } = invitation;
  if (session && session.email !== email) {
    return (
      <FormPage
        title={t(messages.otherAccountTitle)}
        lead={t(messages.otherAccountText, { email, ownEmail: session.email })}
      >
        <Button onPress={() => void logOut()}>{t(messages.signOutButton)}</Button>
        <Hint>{t(messages.openLinkAgain)}</Hint>
      </FormPage>
    );
  }
  if (needs === 'password') return <NewAccount link={link} invitation={invitation} onAccepted={onAccepted} />;
  if (session) return <OwnAccount link={link} />;
  return (
    <FormPage title={t(messages.joinTitle, { portal: portalName() })} lead={t(messages.signInToAccept, { email })}>
      <ButtonLink $kind="primary" to="/login">
        {t(messages.signInButton)}
      </ButtonLink>
      <Hint>{t(messages.openLinkAgain)}</Hint>
    </FormPage>
  );
}

function NewAccount({ link, invitation, onAccepted }: Open) {
  const [names, setNames] = useState([invitation.first_name, invitation.last_name]);
  const navigate = useNavigate();
  const form = useSubmit<'first_name' | 'last_name' | 'password'>(async (body) => {
    const signedIn = await call('POST /company_invitation/{uidb64}/{token}/', { params: link, body });
    onAccepted();
    if (signedIn) await signIn(signedIn);
    await greet(navigate);
  });
  const [first = '', last = ''] = names;
  return (
    <FormPage
      title={t(messages.joinTitle, { portal: portalName() })}
      lead={t(messages.newAccount, { email: invitation.email })}
    >
      <Form form={form}>
        <FormMessage />
        <TextField
          name="first_name"
          label={t(messages.firstNameLabel)}
          autoComplete="given-name"
          isRequired
          maxLength={PERSON_NAME_MAX}
          value={first}
          onChange={(value) => setNames([value, last])}
        />
        <TextField
          name="last_name"
          label={t(messages.lastNameLabel)}
          autoComplete="family-name"
          isRequired
          maxLength={PERSON_NAME_MAX}
          value={last}
          onChange={(value) => setNames([first, value])}
        />
        <NewPasswordField name="password" known={[...names, invitation.email]} />
        <SubmitButton>{t(messages.acceptButton)}</SubmitButton>
      </Form>
    </FormPage>
  );
}

function OwnAccount({ link }: { link: Link }) {
  const navigate = useNavigate();
  const form = useSubmit<never>(async () => {
    await call('POST /company_invitation/{uidb64}/{token}/', { params: link, body: {} });
    await reloadSession();
    await greet(navigate);
  });
  return (
    <FormPage title={t(messages.joinTitle, { portal: portalName() })} lead={t(messages.acceptOwn)}>
      <Form form={form}>
        <FormMessage />
        <SubmitButton>{t(messages.acceptButton)}</SubmitButton>
      </Form>
    </FormPage>
  );
}

async function greet(navigate: ReturnType<typeof useNavigate>): Promise<void> {
  showNotice({ text: t(messages.welcome, { portal: portalName() }), lasts: 5000 });
  await navigate('/company', { replace: true });
}
