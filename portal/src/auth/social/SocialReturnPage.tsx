import { ApiError } from '@crewdock/sdk/client';
import { useLoaderData } from 'react-router';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call } from '../../api.ts';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { handleFormError } from '../../ui/patterns/form/failure.ts';
import { FormPage } from '../../ui/patterns/FormPage.tsx';
import { useEnter } from '../enter.ts';
import { useOnce } from '../links/useOnce.ts';
import { Working } from '../links/Working.tsx';
import { TypeChooser } from '../sign-up/TypeChooser.tsx';
import type { Variant } from '../variants.ts';
import { PROVIDER_NAMES } from './providers.ts';
import type { Return } from './return.ts';

/** The page to which sign-in providers redirect. Completes the sign-in. */
export function SocialReturnPage() {
  const { provider, code, state, error } = useLoaderData<Return>();
  const name = PROVIDER_NAMES[provider];
  const enter = useEnter();
  const signIn = useOnce(async (type?: Variant['type']) => {
    if (!code || !state) throw new Cancelled(error ?? '');
    await enter(await call('POST /auth/{provider}/', { params: { provider }, body: { code, state, type } }));
  });
  if (signIn.state !== 'failed') return <Working>{t(messages.signingIn, { provider: name })}</Working>;
  const refusal = signIn.error instanceof ApiError ? signIn.error.body.code : null;
  if (refusal === 'type_required') {
    return (
      <FormPage title={t(messages.chooseTitle)} lead={t(messages.noAccount, { provider: name })}>
        <TypeChooser onChoose={({ type }) => signIn.again(type)} />
      </FormPage>
    );
  }
  return (
    <FormPage title={t(messages.notSignedInTitle)} lead={<span role="alert">{explain(signIn.error, name)}</span>}>
      <ButtonLink $kind="primary" $size="large" to="/login" replace>
        {t(messages.backToSignIn)}
      </ButtonLink>
    </FormPage>
  );
}

/** The provider returned no code: the user declined, or an error occurred. */
class Cancelled extends Error {}

function explain(error: unknown, provider: string): string {
  if (error instanceof Cancelled) {
    return t(error.message === 'access_denied' ? messages.cancelled : messages.refused, { provider });
  }
  return handleFormError(error)?.text ?? '';
}
