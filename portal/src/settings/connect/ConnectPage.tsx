import { ApiError } from '@crewdock/sdk/client';
import Unplug from 'lucide-react/icons/unplug';
import { type LoaderFunctionArgs, replace, useLoaderData } from 'react-router';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call } from '../../api.ts';
import { PROVIDER_NAMES, type Provider } from '../../auth/social/providers.ts';
import { returnLoader } from '../../auth/social/return.ts';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { keepProfile } from '../queries.ts';
import { SettingsFrame } from '../SettingsFrame.tsx';

interface Refused {
  provider: Provider;
  reason: string;
}

/**
 * Redirect target of a sign-in provider: removes the code from the URL, connects the account, and redirects to the
 * security settings.
 */
export async function loader(sent: LoaderFunctionArgs): Promise<Refused> {
  const { provider, code, state, error } = returnLoader(sent);
  if (error) return { provider, reason: reasonOf(error) };
  if (!code || !state) throw replace('/settings/security');
  try {
    keepProfile(await call('POST /auth/{provider}/connect/', { params: { provider }, body: { code, state } }));
  } catch (refusal) {
    return { provider, reason: reasonOf(refusal) };
  }
  showNotice({ text: t(messages.connected, { provider: PROVIDER_NAMES[provider] }) });
  throw replace('/settings/security');
}

/** Rendered only if the connection failed. */
export function ConnectPage() {
  const { provider, reason } = useLoaderData<Refused>();
  return (
    <SettingsFrame>
      <Message icon={<Unplug />} title={t(messages.notConnectedTitle, { provider: PROVIDER_NAMES[provider] })}>
        <p role="alert">{reason}</p>
        <ButtonLink to="/settings/security">{t(messages.backToSecurity)}</ButtonLink>
      </Message>
    </SettingsFrame>
  );
}

function reasonOf(error: unknown): string {
  if (error === 'access_denied') return t(messages.connectCancelled);
  if (!(error instanceof ApiError) || error.status >= 500) return t(messages.connectFailed);
  if (error.status === 0) return t(messages.connectOffline);
  return error.body.detail;
}
