import type { JobText } from '@crewdock/contract/job-texts';
import { ADDRESS_MAX, JOB_TEXT_MAX } from '@crewdock/contract/limits';
import { useEffect, useRef } from 'react';
import { call } from '../../api.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../../ui/patterns/form/TextArea.tsx';
import { FieldRefusal, useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { addUrlScheme } from '../entries.ts';
import * as messages from './messages.ts';

interface Words {
  text: string;
  url: string;
}

interface Props {
  /** Unsubmitted input, kept when the dialog is closed. */
  words: Words;
  onWords: (words: Words) => void;
  /** `name` is the display name of the job description. */
  onRead: (told: JobText, name: string) => void;
  onClose: () => void;
}

/** Dialog for a job description or a link to one, which the server then parses. */
export default function JobTextDialog({ words, onWords, onRead, onClose }: Props) {
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const form = useSubmit<keyof Words>(async ({ text, url }) => {
    const refusal = refusalOf(text, url);
    if (refusal) throw new FieldRefusal(refusal);
    const { signal } = (leaving.current = new AbortController());
    const link = addUrlScheme(url);
    const told = await call('POST /ai/job_parser/', { body: link ? { url: link } : { text }, signal });
    onRead(told, link ? (URL.parse(link)?.host ?? link) : t(messages.pastedText));
  });
  return (
    <Dialog title={t(messages.jobTextTitle)} isOpen onClose={onClose}>
      <Form form={form} onValues={onWords}>
        {/* No maxLength: text that is too long gets an error, because silent truncation would go unnoticed. */}
        <TextArea name="text" label={t(messages.textLabel)} defaultValue={words.text} rows={8} autoFocus />
        <TextField
          name="url"
          label={t(messages.linkLabel)}
          description={t(messages.linkDescription)}
          inputMode="url"
          autoComplete="off"
          maxLength={ADDRESS_MAX}
          defaultValue={words.url}
        />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.cancel)}</Button>
          <SubmitButton>{t(messages.readButton)}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function refusalOf(text: string, url: string): Partial<Words> | null {
  const [hasText, hasLink] = [text.trim() !== '', url.trim() !== ''];
  if (!hasText && !hasLink) return { text: t(messages.textMissing) };
  if (hasText && hasLink) return { url: t(messages.textAndLink) };
  const over = text.length - JOB_TEXT_MAX;
  return over > 0 ? { text: t(messages.tooLong, { count: over }) } : null;
}
