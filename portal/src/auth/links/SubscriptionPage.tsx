import MailCheck from 'lucide-react/icons/mail-check';
import { useParams } from 'react-router';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../../api.ts';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { isSpent } from './isSpent.ts';
import { LinkGone } from './LinkGone.tsx';
import { useOnce } from './useOnce.ts';
import { Working } from './Working.tsx';

/** Page that confirms a subscription to market news. */
export function SubscriptionPage() {
  const { uidb64 = '', token = '' } = useParams();
  const activation = useOnce(async () => {
    await call('GET /subscription_activation/{uidb64}/{token}/', { params: { uidb64, token } });
    showNotice({ text: t(messages.subscribed) });
  });
  if (activation.state === 'pending') return <Working>{t(messages.subscribing)}</Working>;
  if (activation.state === 'done') {
    return (
      <Message level="h1" icon={<MailCheck />} title={t(messages.subscribedTitle)}>
        <p>{t(messages.subscribedText)}</p>
        <ToMarket />
      </Message>
    );
  }
  if (!isSpent(activation.error))
    return <ErrorState level="h1" error={activation.error} onRetry={() => activation.again()} />;
  return (
    <LinkGone>
      <ToMarket />
    </LinkGone>
  );
}

function ToMarket() {
  return <ButtonLink to="/market">{t(messages.goToMarket)}</ButtonLink>;
}
