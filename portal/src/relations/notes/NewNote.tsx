import { KINDS } from '@crewdock/contract/kinds';
import { NOTE_MAX } from '@crewdock/contract/limits';
import type { NoteSide } from '@crewdock/contract/relation-notes';
import Lock from 'lucide-react/icons/lock';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../../api.ts';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../../ui/patterns/form/TextArea.tsx';
import { useIdempotencyKey } from '../../ui/patterns/form/useIdempotencyKey.ts';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { RadioList } from '../../ui/primitives/RadioList.tsx';
import * as messages from './messages.ts';
import { t } from '../../i18n/translate.ts';

interface Props {
  relationId: number;
  side: NoteSide;
  onAdded: () => Promise<void>;
}

/** Unsent drafts by relation id, kept because a click on another row closes the form. */
const unsent = new Map<number, string>();

/** Form for a new note. It shows who will be able to read the note. */
export function NewNote({ relationId, side, onAdded }: Props) {
  const [text, setText] = useState(unsent.get(relationId) ?? '');
  const [reader, setReader] = useState<'own' | 'both'>('own');
  // Increases with each note, so that a second note with the same text gets a new idempotency key.
  const [turn, setTurn] = useState(0);
  const keyOf = useIdempotencyKey();
  const change = (words: string) => {
    unsent.set(relationId, words);
    setText(words);
  };
  const form = useSubmit<'text'>(async () => {
    const body = { text, is_shared: reader === 'both' };
    const idempotencyKey = keyOf({ ...body, turn });
    await call('POST /relations/{id}/notes/', { params: { id: relationId }, body, idempotencyKey });
    await onAdded();
    setTurn(turn + 1);
    change('');
  });
  return (
    <Form form={form} aria-label={t(messages.newNote)}>
      <Stack>
        <TextArea
          name="text"
          label={t(messages.textLabel)}
          rows={2}
          maxLength={NOTE_MAX}
          value={text}
          onChange={change}
          isRequired
        />
        <RadioList
          label={t(messages.readersLabel)}
          value={reader}
          onChange={(id) => setReader(id as typeof reader)}
          options={[
            { id: 'own', label: <Reader icon={<Lock aria-hidden="true" />} words={ownReaders(side)} /> },
            { id: 'both', label: <Reader icon={<Users aria-hidden="true" />} words={bothReaders(side)} /> },
          ]}
        />
        <FormMessage />
        <End>
          <SubmitButton $kind="secondary">
            {t(reader === 'own' ? messages.saveNoteButton : messages.shareNoteButton)}
          </SubmitButton>
        </End>
      </Stack>
    </Form>
  );
}

function Reader({ icon, words }: { icon: ReactNode; words: string }) {
  return (
    <Words>
      {icon}
      {words}
    </Words>
  );
}

function ownReaders({ side, company }: NoteSide): string {
  if (side === 'staff') return t(messages.onlyStaff);
  return company === null ? t(messages.onlyYou) : t(messages.onlyCompany, { company });
}

function bothReaders({ side }: NoteSide): string {
  return side === 'staff' ? t(messages.sharedWithBoth) : t(messages.sharedWithOther, { side: KINDS[side].other });
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const End = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;

  > .lucide {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    color: var(--muted);
  }
`;
