import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/primitives/Button.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';

interface Props {
  name: string;
  /** Called with the new name, or null when cancelled. */
  onDone: (name: string | null) => void;
}

/** Enter saves the name, Escape cancels. */
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
        label="Name"
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
          Save
        </Button>
        <Button $kind="quiet" $size="small" onPress={() => onDone(null)}>
          Cancel
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
