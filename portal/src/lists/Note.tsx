import type { ListItem } from '@crewdock/contract/lists';
import { NOTE_MAX } from '@crewdock/contract/limits';
import { NotebookPen } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../api.ts';
import { isTalent } from '../cards/facts.ts';
import { queryClient } from '../queryClient.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/form/Form.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { useSubmit } from '../ui/form/useSubmit.ts';
import { notify } from '../ui/notices.ts';
import { listQuery } from './queries.ts';
import { withItems } from '../query/pages.ts';

/** What the owner of a list wrote on a card, changed in place. Escape leaves it as it was. */
export function Note({ listId, item }: { listId: number; item: ListItem }) {
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { card_data: card, note } = item;
  const name = isTalent(card) ? card.name : card.title;
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const form = useSubmit<'note'>(async (body) => {
    keepItem(
      listId,
      await call('PATCH /lists/{id}/items/{itemId}/', { params: { id: listId, itemId: item.id }, body }),
    );
    notify({ text: 'Data successfully updated' });
    close();
  });
  if (!isEditing) {
    return (
      <Frame>
        {note && <Text>{note}</Text>}
        <Opener
          ref={opener}
          $kind="quiet"
          $size="small"
          aria-label={`${note ? 'Edit' : 'Add'} note on ${name}`}
          onPress={() => setEditing(true)}
        >
          <NotebookPen aria-hidden="true" />
          {note ? 'Edit note' : 'Add note'}
        </Opener>
      </Frame>
    );
  }
  return (
    <Frame
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <Form form={form} aria-label={`Note on ${name}`}>
        <TextArea name="note" label="Note, for you alone" defaultValue={note} rows={2} maxLength={NOTE_MAX} autoFocus />
        <FormMessage />
        <End>
          <SubmitButton>Save note</SubmitButton>
          <Button onPress={close}>Cancel</Button>
        </End>
      </Form>
    </Frame>
  );
}

function keepItem(listId: number, changed: ListItem): void {
  const { queryKey } = listQuery(listId);
  // An answer that is on its way has the note of before.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(
    queryKey,
    (data) => data && withItems(data, (items) => items.map((item) => (item.id === changed.id ? changed : item))),
  );
}

/** Above the link that covers the row. */
const Frame = styled.div`
  position: relative;
  z-index: 1;
  margin-block-start: 10px;
`;

const Text = styled.p`
  padding: 8px 12px;
  border-inline-start: 2px solid var(--line);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Opener = styled(Button)`
  margin-block-start: 2px;
  margin-inline-start: -8px;
  color: var(--muted);
`;

const End = styled.div`
  display: flex;
  gap: 8px;
  margin-block-start: -8px;
`;
