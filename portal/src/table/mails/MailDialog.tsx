import type { Message } from '@crewdock/contract/message';
import { MAIL_SUBJECT_MAX, MAIL_TEXT_MAX, RECIPIENT_FIELDS } from '@crewdock/contract/mass-mail';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../../ui/patterns/form/TextArea.tsx';
import { useIdempotencyKey } from '../../ui/patterns/form/useIdempotencyKey.ts';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { NARROW } from '../../ui/styles/screen.ts';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { countWords } from '../filterWords.ts';
import type { AnyTable } from '../look.ts';
import { callTable } from '../queries.ts';
import { MailPreviewPanel } from './MailPreview.tsx';
import { useMailPreview } from './useMailPreview.ts';
import * as messages from './messages.ts';

/** Debounce of the preview in milliseconds. */
const PAUSE = 300;

interface Props {
  at: AnyTable;
  /** The rows of the recipients, as parameters of the API call. */
  rows: { query: object; keys: (number | string)[] | undefined };
  /** Called with the id of the long-running operation that sends the mails. */
  onBegun: (uid: string) => void;
  onClose: () => void;
}

/**
 * Dialog for a mail to the people of the selected rows: editor, preview for one recipient, and list of skipped
 * recipients.
 */
export function MailDialog({ at, rows, onBegun, onClose }: Props) {
  const { table, look } = at;
  const [typed, setTyped] = useState({ subject: '', text: '' });
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const [place, setPlace] = useState(0);
  const preview = useMailPreview(table, rows, { ...rested, at: place });
  const text = useRef<HTMLDivElement>(null);
  const keyOfCall = useIdempotencyKey();
  const send = (path: 'send_mails/' | 'send_mails/test/', body: object, more: object = {}) =>
    callTable<{ uid: string }>(`POST /admin-panel/${table.name}/${path}`, {
      query: rows.query,
      body: { ...body, ...(rows.keys && { keys: rows.keys }) },
      ...more,
    });
  const form = useSubmit<'subject' | 'text'>(async ({ subject, text: words }) => {
    const body = { subject, text: words };
    const { uid } = await send('send_mails/', body, { idempotencyKey: keyOfCall({ rows, body }) });
    onBegun(uid);
    onClose();
  });
  const [isTesting, setTesting] = useState(false);
  async function test() {
    setTesting(true);
    try {
      await send('send_mails/test/', { ...typed, at: place });
      showNotice({ text: t(messages.testSent) });
    } catch (error) {
      tellRefusal(error);
    }
    setTesting(false);
  }
  /** Inserts a placeholder at the cursor. */
  function insert(name: string) {
    const area = text.current?.querySelector('textarea');
    if (!area) return;
    area.focus();
    area.setRangeText(`{{${name}}}`, area.selectionStart, area.selectionEnd, 'end');
    setTyped({ ...typed, text: area.value });
  }
  const isEmpty = typed.subject.trim() === '' || typed.text.trim() === '';
  const total = preview.data?.total;
  return (
    <Dialog title={t(messages.dialogTitle, { nouns: look.noun[1] })} isOpen isWide onClose={onClose}>
      <Form form={form}>
        <Columns>
          <Words>
            <TextField
              name="subject"
              label={t(messages.subjectLabel)}
              isRequired
              autoFocus
              maxLength={MAIL_SUBJECT_MAX}
              value={typed.subject}
              onChange={(subject) => setTyped({ ...typed, subject })}
            />
            <div ref={text}>
              <TextArea
                name="text"
                label={t(messages.textLabel)}
                isRequired
                rows={10}
                maxLength={MAIL_TEXT_MAX}
                description={t(messages.textDescription)}
                value={typed.text}
                onChange={(words) => setTyped({ ...typed, text: words })}
              />
            </div>
            <Fields role="group" aria-label={t(messages.insertFieldLabel)}>
              {[...RECIPIENT_FIELDS, ...(table.mails ?? [])].map((name) => (
                <Button key={name} $size="small" onPress={() => insert(name)}>
                  {look.columns[name]?.label ?? t(READER[name]!)}
                </Button>
              ))}
            </Fields>
          </Words>
          <MailPreviewPanel at={at} preview={preview} isEmpty={isEmpty} place={place} onPlace={setPlace} />
        </Columns>
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
          <Button isDisabled={isEmpty || isTesting || !total} onPress={() => void test()}>
            {t(messages.testButton)}
          </Button>
          {total === 0 ? (
            <Button $kind="primary" isDisabled>
              {t(messages.sendButton)}
            </Button>
          ) : (
            <SubmitButton>
              {total === undefined
                ? t(messages.sendButton)
                : t(messages.sendCountButton, { total, count: countWords(total) })}
            </SubmitButton>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Labels of the placeholders available in every mail. */
const READER: Record<string, Message<object>> = {
  first_name: messages.firstNameField,
  last_name: messages.lastNameField,
};

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 24px;

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
`;

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
