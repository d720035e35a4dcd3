import type { ListItem } from '@crewdock/contract/lists';
import { NOTE_MAX } from '@crewdock/contract/limits';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../api.ts';
import { isTalent } from '../cards/facts.ts';
import { changeCached } from '../query/optimistic.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../ui/patterns/form/TextArea.tsx';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../ui/patterns/notices.ts';
import { withItems } from '../query/pages.ts';
import { type OneList, listQuery } from './queries.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

interface Props {
  listId: number;
  item: ListItem;
  isEditing: boolean;
  onClose: () => void;
}

/** The list owner's note on a card, edited in place. Escape cancels. */
export function ListItemNote({ listId, item, isEditing, onClose }: Props) {
  const { card_data: card, note } = item;
  const name = isTalent(card) ? card.name : card.title;
  const form = useSubmit<'note'>(async (body) => {
    keepItem(
      listId,
      await call('PATCH /lists/{id}/items/{itemId}/', { params: { id: listId, itemId: item.id }, body }),
    );
    showNotice({ text: t(messages.updatedNotice) });
    onClose();
  });
  if (!isEditing)
    return note ? (
      <Text>
        <UserText as="paragraphs">{note}</UserText>
      </Text>
    ) : null;
  return (
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Form form={form} aria-label={t(messages.noteForm, { name })}>
        <TextArea
          name="note"
          label={t(messages.noteLabel)}
          defaultValue={note}
          rows={2}
          maxLength={NOTE_MAX}
          autoFocus
        />
        <FormMessage />
        <End>
          <SubmitButton>{t(messages.saveNoteButton)}</SubmitButton>
          <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
        </End>
      </Form>
    </div>
  );
}

function keepItem(listId: number, changed: ListItem): void {
  changeCached<OneList>(listQuery(listId).queryKey, (data) =>
    withItems(data, (items) => items.map((item) => (item.id === changed.id ? changed : item))),
  );
}

const Text = styled.p`
  padding: 8px 12px;
  border-inline-start: 2px solid var(--line);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const End = styled.div`
  display: flex;
  gap: 8px;
  margin-block-start: -8px;
`;
