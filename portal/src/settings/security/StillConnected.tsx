import type { Profile } from '@crewdock/contract/profile';
import { shortDate } from '@crewdock/sdk/cards/date';
import { useState } from 'react';
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
      <p>
        {left.length > 0
          ? 'Your new password is set. These accounts still sign you in without it: disconnect what you don’t know.'
          : 'Your new password is set, and nothing signs you in without it.'}
      </p>
      <ul>
        {left.map(({ provider, email, connected }) => (
          <Connection key={provider} provider={provider} about={`${email}, since ${shortDate(connected)}`}>
            <Button
              aria-label={`Disconnect ${PROVIDER_NAMES[provider]}`}
              isPending={disconnect.isPending}
              onPress={() =>
                disconnect.mutate(provider, {
                  onSuccess: () => setLeft(left.filter((entry) => entry.provider !== provider)),
                })
              }
            >
              Disconnect
            </Button>
          </Connection>
        ))}
      </ul>
      <DialogActions>
        <Button $kind="primary" autoFocus onPress={onDone}>
          {left.length > 0 ? 'Keep them connected' : 'Done'}
        </Button>
      </DialogActions>
    </>
  );
}
