import { LIST_NAME_MAX } from '@crewdock/contract/limits';
import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { TextField } from '../../ui/primitives/TextField.tsx';

interface Props {
  /** Whether the user has no lists yet. */
  isFirst: boolean;
  onCreate: (name: string) => Promise<void>;
}

/** Form that creates a list with the card. */
export function NewListForm({ isFirst, onCreate }: Props) {
  const [name, setName] = useState('');
  const form = useSubmit<'name'>(async (values) => {
    await onCreate(values.name);
    setName('');
    showNotice({ text: t(messages.createdNotice) });
  });
  return (
    <Form form={form}>
      <Line>
        <TextField
          name="name"
          label={t(isFirst ? messages.firstListLabel : messages.newListLabel)}
          value={name}
          onChange={setName}
          maxLength={LIST_NAME_MAX}
          isRequired
          autoFocus={isFirst}
        />
        <SubmitButton>{t(messages.createButton)}</SubmitButton>
      </Line>
      <FormMessage />
    </Form>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;

  > button {
    margin-block-start: 24px;
  }
`;
