import type { CardList } from '@crewdock/contract/lists';
import { LIST_NAME_MAX } from '@crewdock/contract/limits';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../api.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { useIdempotencyKey } from '../ui/patterns/form/useIdempotencyKey.ts';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../ui/patterns/notices.ts';
import { TextField } from '../ui/primitives/TextField.tsx';
import { updateCachedList } from './queries.ts';

interface Props {
  /** The list to rename; undefined to create a list. */
  list?: CardList;
  onClose: () => void;
}

/** Dialog that creates or renames a list. */
export function NameDialog({ list, onClose }: Props) {
  const keyOf = useIdempotencyKey();
  const form = useSubmit<'name'>(async (body) => {
    const named = list
      ? await call('PATCH /lists/{id}/', { params: { id: list.id }, body })
      : await call('POST /lists/', { body, idempotencyKey: keyOf(body) });
    updateCachedList(named);
    showNotice({ text: t(list ? messages.updatedNotice : messages.createdNotice) });
    onClose();
  });
  return (
    <Dialog title={t(list ? messages.renameTitle : messages.newTitle)} isOpen onClose={onClose}>
      {!list && <p>{t(messages.privateText)}</p>}
      <Form form={form}>
        <TextField
          name="name"
          label={t(messages.nameLabel)}
          defaultValue={list?.name}
          maxLength={LIST_NAME_MAX}
          isRequired
          autoFocus
        />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
          <SubmitButton>{t(list ? messages.renameButton : messages.createButton)}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
