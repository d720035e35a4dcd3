import { VERDICT_NAME_MAX, VERDICT_TEXT_MAX } from '@crewdock/contract/limits';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { TextField } from '../../ui/primitives/TextField.tsx';
import type { Said } from './queries.ts';

interface Props {
  cardName: string;
  said: Said;
  send: (said: Said) => Promise<void>;
  onClose: () => void;
}

/** Dialog that asks for the visitor's name and an optional comment. */
export function VerdictDialog({ cardName, said: { name, word, text }, send, onClose }: Props) {
  const form = useSubmit<'name' | 'text'>(async (typed) => {
    await send({ word, name: typed.name.trim(), text: typed.text.trim() });
    onClose();
  });
  return (
    <Dialog title={t(messages.dialogTitle, { word, name: cardName })} isOpen onClose={onClose}>
      <Form form={form}>
        <TextField
          name="name"
          label={t(messages.nameLabel)}
          description={t(messages.nameDescription)}
          defaultValue={name}
          maxLength={VERDICT_NAME_MAX}
          autoComplete="name"
          isRequired
          autoFocus={!name}
        />
        <TextField
          name="text"
          label={t(messages.commentLabel)}
          defaultValue={text}
          maxLength={VERDICT_TEXT_MAX}
          autoFocus={Boolean(name)}
        />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
          <SubmitButton>{t(messages.sendButton)}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
