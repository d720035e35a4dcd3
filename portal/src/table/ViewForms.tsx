import { useState } from 'react';
import { t } from '../i18n/translate.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Checkbox } from '../ui/primitives/Checkbox.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { MessageButtons } from '../ui/primitives/MessageButtons.ts';
import { TextField } from '../ui/primitives/TextField.tsx';
import * as messages from './messages.ts';

const NAME_MAX = 60;

export interface Saved {
  name: string;
  isDefault: boolean;
  isShared: boolean;
}

export function SaveView({ onSave }: { onSave: (saved: Saved) => Promise<void> }) {
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [isShared, setShared] = useState(false);
  const form = useSubmit<'name'>(async (values) => {
    await onSave({ name: values.name, isDefault, isShared });
    setName('');
  });
  return (
    <Form form={form} aria-label={t(messages.saveViewForm)}>
      <TextField
        name="name"
        label={t(messages.saveViewLabel)}
        value={name}
        onChange={setName}
        maxLength={NAME_MAX}
        isRequired
      />
      <Checkbox isSelected={isDefault} onChange={setDefault}>
        {t(messages.openWithView)}
      </Checkbox>
      <Checkbox isSelected={isShared} onChange={setShared}>
        {t(messages.shareView)}
      </Checkbox>
      <FormMessage />
      <SubmitButton>{t(messages.saveViewButton)}</SubmitButton>
    </Form>
  );
}

interface Renaming {
  name: string;
  onRename: (name: string) => Promise<void>;
  onEnd: () => void;
}

export function RenameView({ name: before, onRename, onEnd }: Renaming) {
  const [name, setName] = useState(before);
  const form = useSubmit<'name'>(async (values) => {
    await onRename(values.name);
    onEnd();
  });
  return (
    <Form form={form} aria-label={t(messages.renameViewButton, { name: before })}>
      <TextField
        name="name"
        label={t(messages.viewNameLabel)}
        value={name}
        onChange={setName}
        maxLength={NAME_MAX}
        isRequired
        autoFocus
      />
      <FormMessage />
      <MessageButtons>
        <Button onPress={onEnd}>{t(messages.cancelButton)}</Button>
        <SubmitButton>{t(messages.renameButton)}</SubmitButton>
      </MessageButtons>
    </Form>
  );
}
