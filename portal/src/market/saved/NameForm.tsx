import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';

interface Props {
  name: string;
  /** Called with the new name, or with null if the user cancels. */
  onDone: (name: string | null) => void;
}

/** Form for the name of a saved filter. Enter saves, Escape cancels. */
export function NameForm({ name, onDone }: Props) {
  const [draft, setDraft] = useState(name);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onDone(draft.trim() || null);
      }}
    >
      <TextField
        label={t(messages.nameLabel)}
        autoFocus
        maxLength={60}
        value={draft}
        onChange={setDraft}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return event.continuePropagation();
          onDone(null);
        }}
      />
      <div>
        <Button type="submit" $kind="primary" $size="small" isDisabled={!draft.trim()}>
          {t(messages.saveButton)}
        </Button>
        <Button $kind="quiet" $size="small" onPress={() => onDone(null)}>
          {t(messages.cancelButton)}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 8px;
  padding-block: 4px;

  > div:last-child {
    display: flex;
    gap: 8px;
  }
`;
