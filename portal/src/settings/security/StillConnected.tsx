import type { Profile } from '@crewdock/contract/profile';
import { shortDate } from '@crewdock/sdk/cards/date';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PROVIDER_NAMES } from '../../auth/social/providers.ts';
import { ProviderLogo } from '../../auth/social/ProviderLogo.tsx';
import { Button } from '../../ui/Button.tsx';
import { DialogActions } from '../../ui/Dialog.tsx';
import { useDisconnect } from './useDisconnect.ts';

type Connections = Profile['providers'];

/** After a new password: accounts that sign in without it, and the way to end what one doesn’t know. */
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
          <Item key={provider}>
            <ProviderLogo provider={provider} />
            <div>
              <strong>{PROVIDER_NAMES[provider]}</strong>
              <small>
                {email}, since {shortDate(connected)}
              </small>
            </div>
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
          </Item>
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

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 16px;
  padding-block: 12px;

  & + & {
    border-block-start: 1px solid var(--line);
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
