import MailCheck from 'lucide-react/icons/mail-check';
import { useParams } from 'react-router';
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
    showNotice({ text: 'Thank you for subscribing!' });
  });
  if (activation.state === 'pending') return <Working>Confirming your subscription…</Working>;
  if (activation.state === 'done') {
    return (
      <Message level="h1" icon={<MailCheck />} title="Your subscription is confirmed">
        <p>News of the market will come to you now and then. You can stop them in your settings at any time.</p>
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
  return <ButtonLink to="/market">Go to the market</ButtonLink>;
}
