import type { Profile } from '@crewdock/contract/profile';
import { shortDate } from '@crewdock/sdk/cards/date';
import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { PROVIDER_NAMES } from '../../auth/social/providers.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { DialogActions } from '../../ui/primitives/Dialog.tsx';
import { Connection } from './Connection.tsx';
import { useDisconnect } from './useDisconnect.ts';

type Connections = Profile['providers'];

/** Shown after a password change: connected accounts that can still sign in, each with a button to disconnect. */
export function StillConnected({ connections, onDone }: { connections: Connections; onDone: () => void }) {
  const [left, setLeft] = useState(connections);
  const disconnect = useDisconnect();
  return (
    <>
      <p>{t(left.length > 0 ? messages.stillConnected : messages.noneConnected)}</p>
      <ul>
        {left.map(({ provider, email, connected }) => (
          <Connection
            key={provider}
            provider={provider}
            about={t(messages.connection, { email, date: shortDate(connected) })}
          >
            <Button
              aria-label={t(messages.disconnectProvider, { provider: PROVIDER_NAMES[provider] })}
              isPending={disconnect.isPending}
              onPress={() =>
                disconnect.mutate(provider, {
                  onSuccess: () => setLeft(left.filter((entry) => entry.provider !== provider)),
                })
              }
            >
              {t(messages.disconnectButton)}
            </Button>
          </Connection>
        ))}
      </ul>
      <DialogActions>
        <Button $kind="primary" autoFocus onPress={onDone}>
          {t(left.length > 0 ? messages.keepConnectedButton : messages.doneButton)}
        </Button>
      </DialogActions>
    </>
  );
}
