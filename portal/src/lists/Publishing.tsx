import type { CardList } from '@crewdock/contract/lists';
import { isolatedText } from '@crewdock/contract/isolated-text';
import { useMutation } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import Link2 from 'lucide-react/icons/link-2';
import { useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../api.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { copyText } from '../ui/patterns/clipboard.ts';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { showNotice } from '../ui/patterns/notices.ts';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import { Switch } from '../ui/primitives/Switch.tsx';
import { updateCachedList } from './queries.ts';

/** Button that publishes or unpublishes a list, and the link of a published list. */
export function Publishing({ list: { id, name, public_path } }: { list: CardList }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (is_public: boolean) => call('PATCH /lists/{id}/', { params: { id }, body: { is_public } }),
    onSuccess(list) {
      updateCachedList(list);
      setAsking(false);
      showNotice({
        text: list.public_path ? `“${isolatedText(name)}” is public now` : `“${isolatedText(name)}” is private now`,
      });
    },
    onError: tellRefusal,
  });
  const address = public_path && location.origin + public_path;
  return (
    <Panel aria-label="Public page">
      <Switch
        isSelected={public_path !== null}
        isReadOnly={isPending}
        onChange={(isOn) => (isOn ? mutate(true) : setAsking(true))}
      >
        Public page
      </Switch>
      {address ? (
        <Address>
          <a href={address} target="_blank" rel="noreferrer">
            <span>{address}</span>
            <ExternalLink aria-label="Opens in a new window" />
          </a>
          <Button
            onPress={() => void copyText(address).then((copied) => copied && showNotice({ text: 'Link copied' }))}
          >
            <Link2 aria-hidden="true" />
            Copy link
          </Button>
        </Address>
      ) : (
        <p>Only you see this list.</p>
      )}
      <p>Whoever has the link sees the cards that are open to visitors, and never your notes.</p>
      <Dialog title="Make this list private?" isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>Its link stops working for good: published again, the list gets another one.</p>
        <DialogActions>
          <Button onPress={() => setAsking(false)}>Cancel</Button>
          <Button $kind="danger" isPending={isPending} onPress={() => mutate(false)}>
            Make private
          </Button>
        </DialogActions>
      </Dialog>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: 4px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);

  > p {
    color: var(--muted);
  }
`;

const Address = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;

  > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    min-block-size: 24px;
    border-radius: 4px;
    color: var(--accent);
    overflow-wrap: anywhere;
  }
`;
