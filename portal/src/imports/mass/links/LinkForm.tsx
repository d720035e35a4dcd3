import type { CardKind } from '@crewdock/contract/kinds';
import { IMPORT_LINK_DAYS, IMPORT_LINK_FILES_MAX, TAG_NAME_MAX } from '@crewdock/contract/limits';
import { useState } from 'react';
import { call } from '../../../api.ts';
import { t } from '../../../i18n/translate.ts';
import { queryClient } from '../../../queryClient.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import { copyText } from '../../../ui/patterns/clipboard.ts';
import { DialogActions } from '../../../ui/primitives/Dialog.tsx';
import { Form } from '../../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../../../ui/patterns/notices.ts';
import { DateField } from '../../../ui/primitives/DateField.tsx';
import { TextField } from '../../../ui/primitives/TextField.tsx';
import { getImportLinkUrl } from './addressOf.ts';
import * as messages from './messages.ts';
import { importLinksQuery } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const USUAL = { days: 30, files: 20 };

interface Props {
  kind: CardKind;
  onDone: () => void;
  onCancel: () => void;
}

/** Form for a new import link: label, expiry and number of files. The link is copied when created. */
export function LinkForm({ kind, onDone, onCancel }: Props) {
  // One key per form, so that repeated submits create one link.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [now] = useState(() => Date.now());
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  const form = useSubmit<'label' | 'last_day' | 'files'>(async ({ label, last_day, files }) => {
    const body = { kind, label, last_day, files: Number(files) };
    const made = await call('POST /ai/import_links/', { body, idempotencyKey });
    await queryClient.invalidateQueries({ queryKey: importLinksQuery(kind).queryKey });
    if (await copyText(getImportLinkUrl(made))) showNotice({ text: t(messages.linkCopied) });
    onDone();
  });
  return (
    <Form form={form}>
      <TextField
        name="label"
        label={t(messages.labelLabel)}
        description={t(messages.labelDescription)}
        maxLength={TAG_NAME_MAX}
        isRequired
        autoFocus
      />
      <DateField
        name="last_day"
        label={t(messages.expiryLabel)}
        description={t(messages.expiryDescription, { days: IMPORT_LINK_DAYS })}
        defaultValue={day(USUAL.days)}
        isRequired
      />
      <TextField
        name="files"
        label={t(messages.filesLabel, { kind })}
        inputMode="numeric"
        description={t(messages.filesDescription, { max: IMPORT_LINK_FILES_MAX })}
        defaultValue={String(USUAL.files)}
        isRequired
      />
      <FormMessage />
      <DialogActions>
        <Button onPress={onCancel}>{t(messages.cancel)}</Button>
        <SubmitButton>{t(messages.createAndCopyButton)}</SubmitButton>
      </DialogActions>
    </Form>
  );
}
