import { ApiError } from '@crewdock/sdk/client';
import { Unplug } from 'lucide-react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { call } from '../../api.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Message } from '../../ui/Message.tsx';
import { notify } from '../../ui/notices.ts';
import { keepProfile } from '../queries.ts';
import { SettingsFrame } from '../SettingsFrame.tsx';
import { PROVIDERS, type Provider } from './provider.ts';

interface Refused {
  provider: Provider;
  reason: string;
}

/** Where a provider sends the browser back to: takes the code out of the address, connects, and goes on. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Refused> {
  const { pathname, searchParams } = new URL(request.url);
  const provider = pathname.split('/').find((part) => part in PROVIDERS) as Provider;
  const [code, state, error] = ['code', 'state', 'error'].map((name) => searchParams.get(name));
  history.replaceState(history.state, '', pathname);
  if (error) return { provider, reason: 'You turned back before it was done. Nothing was changed.' };
  if (!code || !state) throw redirect('/settings/security');
  try {
    keepProfile(await call('POST /auth/{provider}/connect/', { params: { provider }, body: { code, state } }));
  } catch (refusal) {
    return { provider, reason: reasonOf(refusal) };
  }
  notify({ text: `${PROVIDERS[provider]} was connected` });
  throw redirect('/settings/security');
}

/** Seen only when nothing was connected. */
export function ConnectPage() {
  const { provider, reason } = useLoaderData<Refused>();
  return (
    <SettingsFrame>
      <Message icon={<Unplug />} title={`${PROVIDERS[provider]} wasn’t connected`}>
        <p role="alert">{reason}</p>
        <ButtonLink to="/settings/security">Back to security</ButtonLink>
      </Message>
    </SettingsFrame>
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return 'Something went wrong. Please try again.';
  if (error.status === 0) return 'The server can’t be reached. Check your connection and try again.';
  return error.body.detail;
}
