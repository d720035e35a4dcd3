import { NOTE_MAX } from '@crewdock/contract/limits';
import type { RelationNote } from '@crewdock/contract/relation-notes';
import Lock from 'lucide-react/icons/lock';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../../api.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { formatMoment } from '../../ui/format/formatMoment.ts';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../../ui/patterns/form/TextArea.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { UserText } from '../../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../../i18n/translate.ts';
import { Trans } from '../../i18n/Trans.tsx';

interface Props {
  relationId: number;
  note: RelationNote;
  onEdited: () => Promise<void>;
  onDeleted: () => Promise<void>;
}

/** A note with its author's actions. */
export function RelationNoteEntry({ relationId, note, onEdited, onDeleted }: Props) {
  const [doing, setDoing] = useState<'editing' | 'deleting' | null>(null);
  const params = { id: relationId, noteId: note.id };
  const excerpt = note.text.slice(0, 60);
  const stop = () => setDoing(null);
  const edit = useSubmit<'text'>(async ({ text }) => {
    await call('PATCH /relations/{id}/notes/{noteId}/', { params, body: { text } });
    await onEdited();
    stop();
  });
  const remove = useSubmit(async () => {
    await call('DELETE /relations/{id}/notes/{noteId}/', { params });
    stop();
    await onDeleted();
  });
  return (
    <Item>
      {doing === 'editing' ? (
        <Form form={edit} aria-label={t(messages.editForm)}>
          <TextArea
            name="text"
            label={t(messages.noteLabel)}
            rows={2}
            maxLength={NOTE_MAX}
            defaultValue={note.text}
            isRequired
            autoFocus
          />
          <FormMessage />
          <DialogActions>
            <Button onPress={stop}>{t(messages.cancelButton)}</Button>
            <SubmitButton>{t(messages.saveButton)}</SubmitButton>
          </DialogActions>
        </Form>
      ) : (
        <>
          <p>
            <UserText as="paragraphs">{note.text}</UserText>
          </p>
          <Foot>
            <span>
              {note.is_shared ? <Users aria-hidden="true" /> : <Lock aria-hidden="true" />}
              <Trans
                message={note.is_shared ? messages.sharedBy : messages.privateBy}
                values={{
                  author: <UserText>{note.author}</UserText>,
                  time: <time dateTime={note.created}>{formatMoment(note.created)}</time>,
                }}
              />
              {note.modified !== note.created && ` · ${t(messages.edited)}`}
            </span>
            {note.can.edit && (
              <>
                <IconButton
                  $size={28}
                  aria-label={t(messages.editLabel, { excerpt })}
                  onPress={() => setDoing('editing')}
                >
                  <Pencil />
                </IconButton>
                <IconButton
                  $size={28}
                  aria-label={t(messages.deleteLabel, { excerpt })}
                  onPress={() => setDoing('deleting')}
                >
                  <Trash2 />
                </IconButton>
              </>
            )}
          </Foot>
        </>
      )}
      <Dialog title={t(messages.deleteTitle)} isOpen={doing === 'deleting'} onClose={stop}>
        <Form form={remove}>
          <p>{t(messages.deleteText)}</p>
          <FormMessage />
          <DialogActions>
            <Button onPress={stop}>{t(messages.cancelButton)}</Button>
            <SubmitButton $kind="danger">{t(messages.deleteButton)}</SubmitButton>
          </DialogActions>
        </Form>
      </Dialog>
    </Item>
  );
}

const Item = styled.li`
  padding: 10px 12px;
  border-radius: var(--radius);
  background: var(--sunken);

  > p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  min-block-size: 28px;
  color: var(--muted);
  font-size: 0.8125rem;

  > span {
    flex: 1;
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;

    > .lucide {
      display: inline;
      inline-size: 12px;
      block-size: 12px;
      margin-inline-end: 4px;
      vertical-align: -1px;
    }
  }

  .lucide {
    inline-size: 15px;
    block-size: 15px;
  }
`;
