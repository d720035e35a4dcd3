import { ApiError } from '@crewdock/sdk/client';
import { useLoaderData } from 'react-router';
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

/** The page that sign-in providers redirect to, which completes the sign-in. */
export function SocialReturnPage() {
  const { provider, code, state, error } = useLoaderData<Return>();
  const name = PROVIDER_NAMES[provider];
  const enter = useEnter();
  const signIn = useOnce(async (type?: Variant['type']) => {
    if (!code || !state) throw new Cancelled(error ?? '');
    await enter(await call('POST /auth/{provider}/', { params: { provider }, body: { code, state, type } }));
  });
  if (signIn.state !== 'failed') return <Working>{`Signing you in with ${name}…`}</Working>;
  const refusal = signIn.error instanceof ApiError ? signIn.error.body.code : null;
  if (refusal === 'type_required') {
    return (
      <FormPage
        title="What brings you here?"
        lead={`There is no account for this ${name} sign-in yet. We’ll make one.`}
      >
        <TypeChooser onChoose={({ type }) => signIn.again(type)} />
      </FormPage>
    );
  }
  return (
    <FormPage title="You’re not signed in" lead={<span role="alert">{explain(signIn.error, name)}</span>}>
      <ButtonLink $kind="primary" $size="large" to="/login" replace>
        Back to sign-in
      </ButtonLink>
    </FormPage>
  );
}

/** The provider returned no code: the user declined, or an error occurred. */
class Cancelled extends Error {}

function explain(error: unknown, name: string): string {
  if (error instanceof Cancelled) {
    return error.message === 'access_denied'
      ? `You stopped it at ${name}. Nothing was changed.`
      : `${name} didn’t let you in. Try again, or sign in with your password.`;
  }
  return handleFormError(error)?.text ?? '';
}
