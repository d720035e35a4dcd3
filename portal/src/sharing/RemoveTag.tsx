import type { ShareTag } from '@crewdock/contract/sharing';
import { useMutation } from '@tanstack/react-query';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../api.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { DialogActions } from '../ui/primitives/Dialog.tsx';
import { showNotice } from '../ui/patterns/notices.ts';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import { type SharedEntity, dropTag, idFor } from './queries.ts';

interface Props {
  shared: SharedEntity;
  tag: ShareTag;
  onDone: () => void;
}

/** Asks for confirmation before a link is permanently deleted. */
export function RemoveTag({ shared, tag, onDone }: Props) {
  const { type, id } = shared;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(`DELETE /${type}/{id}/tags/{publicKey}/`, {
        params: { id: idFor(type, id), publicKey: tag.public_key },
      }),
    onSuccess({ detail }) {
      dropTag(shared, tag);
      showNotice({ text: detail });
      onDone();
    },
    onError: tellRefusal,
  });
  return (
    <>
      <p>{t(messages.removeText)}</p>
      <DialogActions>
        <Button autoFocus onPress={onDone}>
          {t(messages.cancelButton)}
        </Button>
        <Button $kind="danger" isPending={isPending} onPress={() => mutate()}>
          {t(messages.removeButton)}
        </Button>
      </DialogActions>
    </>
  );
}
