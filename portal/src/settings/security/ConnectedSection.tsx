import type { Profile } from '@crewdock/contract/profile';
import { shortDate } from '@crewdock/sdk/cards/date';
import { useMutation, useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { call } from '../../api.ts';
import { signInOptionsQuery } from '../../session/signInOptions.ts';
import { PROVIDER_NAMES, type Provider, openProviderPage } from '../../auth/social/providers.ts';
import { ProviderLogo } from '../../auth/social/ProviderLogo.tsx';
import { Button } from '../../ui/Button.tsx';
import { Hint } from '../../ui/Hint.ts';
import { notify } from '../../ui/notices.ts';
import { keepProfile } from '../queries.ts';
import { tellRefusal } from '../../ui/refusal.ts';
import { Section } from '../Section.tsx';

/** Accounts of other sites that sign the person in here. Nothing to see where none is configured or connected. */
export function ConnectedSection({ profile }: { profile: Profile }) {
  const { data: options } = useQuery(signInOptionsQuery);
  const connect = useMutation({
    mutationFn: (provider: Provider) => call('POST /auth/{provider}/connect/start/', { params: { provider } }),
    onSuccess: ({ location }) => openProviderPage(location),
    onError: tellRefusal,
  });
  const disconnect = useMutation({
    mutationFn: (provider: Provider) => call('DELETE /auth/{provider}/connect/', { params: { provider } }),
    onSuccess(changed, provider) {
      keepProfile(changed);
      notify({ text: `${PROVIDER_NAMES[provider]} was disconnected` });
    },
    onError: tellRefusal,
  });
  const connected = new Map(profile.providers.map((entry) => [entry.provider, entry]));
  const offered = (Object.keys(PROVIDER_NAMES) as Provider[]).filter(
    (provider) => connected.has(provider) || options?.providers.includes(provider),
  );
  if (offered.length === 0) return null;
  const isOnlyWay = !profile.has_password && connected.size === 1;
  return (
    <Section title="Connected accounts" about="Sign in with them instead of your password.">
      <ul>
        {offered.map((provider) => {
          const entry = connected.get(provider);
          return (
            <Item key={provider}>
              <ProviderLogo provider={provider} />
              <div>
                <strong>{PROVIDER_NAMES[provider]}</strong>
                <small>{entry ? `${entry.email}, since ${shortDate(entry.connected)}` : 'Not connected'}</small>
              </div>
              {entry ? (
                <Button
                  aria-label={`Disconnect ${PROVIDER_NAMES[provider]}`}
                  isDisabled={isOnlyWay}
                  isPending={disconnect.isPending}
                  onPress={() => disconnect.mutate(provider)}
                >
                  Disconnect
                </Button>
              ) : (
                <Button
                  aria-label={`Connect ${PROVIDER_NAMES[provider]}`}
                  isPending={connect.isPending || connect.isSuccess}
                  onPress={() => connect.mutate(provider)}
                >
                  Connect
                </Button>
              )}
            </Item>
          );
        })}
      </ul>
      {isOnlyWay && <Hint>This is your only way to sign in. Set a password before you disconnect it.</Hint>}
    </Section>
  );
}

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 16px;
  padding-block: 12px;

  & + & {
    border-block-start: 1px solid var(--line);
  }

  &:first-child {
    padding-block-start: 0;
  }

  &:last-child {
    padding-block-end: 0;
  }

  > div {
    display: grid;
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: 500;
  }

  small {
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;
