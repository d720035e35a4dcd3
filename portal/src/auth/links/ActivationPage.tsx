import { useParams } from 'react-router';
import { t } from '../../i18n/translate.ts';
import { Trans } from '../../i18n/Trans.tsx';
import * as messages from './messages.ts';
import { call } from '../../api.ts';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { useEnter } from '../enter.ts';
import { TextLink } from '../TextLink.ts';
import { isSpent } from './isSpent.ts';
import { LinkGone } from './LinkGone.tsx';
import { useOnce } from './useOnce.ts';
import { Working } from './Working.tsx';

/** Page that activates a new account and signs in. Only visitors who are not signed in can open it. */
export function ActivationPage() {
  const { uidb64 = '', token = '', isSubscribe } = useParams();
  const enter = useEnter();
  const activation = useOnce(async () => {
    const params = { uidb64, token, isSubscribe: isSubscribe === '1' || isSubscribe === 'true' };
    await enter(await call('GET /account_activation/{uidb64}/{token}/{isSubscribe}/', { params }));
  });
  if (activation.state !== 'failed') return <Working>{t(messages.activating)}</Working>;
  if (!isSpent(activation.error))
    return <ErrorState level="h1" error={activation.error} onRetry={() => activation.again()} />;
  return (
    <LinkGone>
      <ButtonLink $kind="primary" to="/login">
        {t(messages.signInButton)}
      </ButtonLink>
      <p>
        <Trans message={messages.notActivated} components={{ link: <TextLink to="/sign-up" /> }} />
      </p>
    </LinkGone>
  );
}
