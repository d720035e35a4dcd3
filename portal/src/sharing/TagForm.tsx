import { PASSWORD_MAX, TAG_COMMENT_MAX, TAG_NAME_MAX, TAG_PASSWORD_MIN } from '@crewdock/contract/limits';
import type { ShareTag } from '@crewdock/contract/sharing';
import { ApiError } from '@crewdock/sdk/client';
import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../api.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { copyText } from '../ui/patterns/clipboard.ts';
import { DialogActions } from '../ui/primitives/Dialog.tsx';
import { CheckboxField } from '../ui/patterns/form/CheckboxField.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { PasswordField } from '../ui/patterns/form/PasswordField.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../ui/patterns/form/TextArea.tsx';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../ui/patterns/notices.ts';
import { DateField } from '../ui/primitives/DateField.tsx';
import { TextField } from '../ui/primitives/TextField.tsx';
import { type SharedEntity, idFor, keepTag } from './queries.ts';

type Field = 'tag' | 'comment' | 'show_rates' | 'password' | 'no_password' | 'last_day';

interface Props {
  shared: SharedEntity;
  /** The link to edit; undefined to create a link. */
  tag?: ShareTag;
  onDone: () => void;
  onCancel: () => void;
}

/**
 * Form for a shared link: its recipient, and the data that it shows. A new link is copied to the clipboard immediately.
 */
export function TagForm({ shared, tag, onDone, onCancel }: Props) {
  const { type, id } = shared;
  // Each form has one idempotency key, so that repeated submits create only one link.
  const [key] = useState(() => crypto.randomUUID());
  const [showsRates, setShowsRates] = useState(tag?.show_rates ?? false);
  const form = useSubmit<Field>(async (typed) => {
    const told = {
      tag: typed.tag,
      comment: typed.comment,
      show_rates: typed.show_rates !== '',
      last_day: typed.last_day || null,
    };
    if (tag) {
      const password = typed.no_password ? { password: null } : typed.password ? { password: typed.password } : {};
      const params = { id: idFor(type, id), publicKey: tag.public_key };
      const body = { ...told, ...password, version: tag.version };
      try {
        keepTag(shared, await call(`PATCH /${type}/{id}/tags/{publicKey}/`, { params, body }));
      } catch (error) {
        // Version conflict: the next attempt is based on the current version of the tag.
        const { current } = ApiError.of(error).body;
        if (current) keepTag(shared, current as ShareTag);
        throw error;
      }
      showNotice({ text: t(messages.changedNotice, { tag: told.tag }) });
    } else {
      const body = { ...told, password: typed.password || null };
      const made = await call(`POST /${type}/{id}/create_tag/`, {
        params: { id: idFor(type, id) },
        query: { key },
        body,
      });
      keepTag(shared, made);
      if (await copyText(made.url)) showNotice({ text: t(messages.linkCopied) });
    }
    onDone();
  });
  return (
    <Form form={form}>
      <TextField
        name="tag"
        label={t(messages.recipientLabel)}
        description={t(messages.recipientDescription)}
        defaultValue={tag?.tag}
        maxLength={TAG_NAME_MAX}
        isRequired
        autoFocus
      />
      <TextArea
        name="comment"
        label={t(messages.commentLabel)}
        rows={2}
        defaultValue={tag?.comment}
        maxLength={TAG_COMMENT_MAX}
      />
      <div>
        <CheckboxField name="show_rates" value="yes" isSelected={showsRates} onChange={setShowsRates}>
          {t(messages.showRatesLabel)}
        </CheckboxField>
        {!showsRates && shared.isOpen && <Hint>{t(messages.publicRatesHint)}</Hint>}
      </div>
      <PasswordField
        name="password"
        label={t(tag?.has_password ? messages.newPasswordLabel : messages.passwordLabel)}
        description={t(tag?.has_password ? messages.newPasswordDescription : messages.passwordDescription)}
        autoComplete="new-password"
        minLength={TAG_PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
      />
      {tag?.has_password && (
        <CheckboxField name="no_password" value="yes">
          {t(messages.noPasswordLabel)}
        </CheckboxField>
      )}
      <DateField
        name="last_day"
        label={t(messages.lastDayLabel)}
        description={t(messages.lastDayDescription)}
        defaultValue={tag?.last_day ?? ''}
      />
      <FormMessage />
      <DialogActions>
        <Button onPress={onCancel}>{t(messages.cancelButton)}</Button>
        <SubmitButton>{t(tag ? messages.saveButton : messages.createButton)}</SubmitButton>
      </DialogActions>
    </Form>
  );
}

const Hint = styled.p`
  margin-block-start: 4px;
  color: var(--amber);
  font-size: 0.8125rem;
`;
