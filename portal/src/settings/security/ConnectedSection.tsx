import type { Profile } from '@crewdock/contract/profile';
import { shortDate } from '@crewdock/sdk/cards/date';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { signInOptionsQuery } from '../../session/signInOptions.ts';
import { PROVIDER_NAMES, type Provider } from '../../auth/social/providers.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Hint } from '../../ui/primitives/Hint.ts';
import { SettingsControlSection } from '../Section.tsx';
import { Connection } from './Connection.tsx';
import { ConnectDialog } from './ConnectDialog.tsx';
import { useDisconnect } from './useDisconnect.ts';

/** Connected sign-in providers; renders nothing if no provider is configured or connected. */
export function ConnectedSection({ profile }: { profile: Profile }) {
  const { data: options } = useQuery(signInOptionsQuery);
  const [connecting, setConnecting] = useState<Provider | null>(null);
  const disconnect = useDisconnect();
  const connected = new Map(profile.providers.map((entry) => [entry.provider, entry]));
  const offered = (Object.keys(PROVIDER_NAMES) as Provider[]).filter(
    (provider) => connected.has(provider) || options?.providers.includes(provider),
  );
  if (offered.length === 0) return null;
  const isOnlyWay = !profile.has_password && connected.size === 1;
  return (
    <SettingsControlSection title={t(messages.connectedTitle)} about={t(messages.connectedAbout)}>
      <ul>
        {offered.map((provider) => {
          const entry = connected.get(provider);
          return (
            <Connection
              key={provider}
              provider={provider}
              about={
                entry
                  ? t(messages.connection, { email: entry.email, date: shortDate(entry.connected) })
                  : t(messages.notConnected)
              }
            >
              {entry ? (
                <Button
                  aria-label={t(messages.disconnectProvider, { provider: PROVIDER_NAMES[provider] })}
                  isDisabled={isOnlyWay}
                  isPending={disconnect.isPending}
                  onPress={() => disconnect.mutate(provider)}
                >
                  {t(messages.disconnectButton)}
                </Button>
              ) : (
                <Button
                  aria-label={t(messages.connectProvider, { provider: PROVIDER_NAMES[provider] })}
                  isDisabled={!profile.has_password}
                  onPress={() => setConnecting(provider)}
                >
                  {t(messages.connectButton)}
                </Button>
              )}
            </Connection>
          );
        })}
      </ul>
      {isOnlyWay && <Hint>{t(messages.onlyWay)}</Hint>}
      {connecting && <ConnectDialog provider={connecting} onClose={() => setConnecting(null)} />}
    </SettingsControlSection>
  );
}
