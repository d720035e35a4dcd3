import type { CardList } from '@crewdock/contract/lists';
import { useMutation } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import Link2 from 'lucide-react/icons/link-2';
import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
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
        text: t(list.public_path ? messages.publicNotice : messages.privateNotice, { name }),
      });
    },
    onError: tellRefusal,
  });
  const address = public_path && location.origin + public_path;
  return (
    <Panel aria-label={t(messages.publicPage)}>
      <Switch
        isSelected={public_path !== null}
        isReadOnly={isPending}
        onChange={(isOn) => (isOn ? mutate(true) : setAsking(true))}
      >
        {t(messages.publicPage)}
      </Switch>
      {address ? (
        <Address>
          <a href={address} target="_blank" rel="noreferrer">
            <span>{address}</span>
            <ExternalLink aria-label={t(messages.newWindow)} />
          </a>
          <Button
            onPress={() =>
              void copyText(address).then((copied) => copied && showNotice({ text: t(messages.linkCopied) }))
            }
          >
            <Link2 aria-hidden="true" />
            {t(messages.copyButton)}
          </Button>
        </Address>
      ) : (
        <p>{t(messages.onlyYou)}</p>
      )}
      <p>{t(messages.publicText)}</p>
      <Dialog title={t(messages.unpublishTitle)} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{t(messages.unpublishText)}</p>
        <DialogActions>
          <Button onPress={() => setAsking(false)}>{t(messages.cancelButton)}</Button>
          <Button $kind="danger" isPending={isPending} onPress={() => mutate(false)}>
            {t(messages.unpublishButton)}
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
