import type { CardKind } from '@crewdock/contract/kinds';
import { MESSAGE_DETAILS_MAX, MESSAGE_MAX } from '@crewdock/contract/limits';
import { Trans } from '../i18n/Trans.tsx';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../api.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../ui/patterns/form/TextArea.tsx';
import { useIdempotencyKey } from '../ui/patterns/form/useIdempotencyKey.ts';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../ui/patterns/notices.ts';
import { type AnyCard, isTalent } from '../cards/facts.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

export interface ContactDialogTexts {
  message: string;
  details: string;
}

interface Props {
  kind: CardKind;
  card: AnyCard;
  /** Unsent input, which is kept when the dialog is closed. */
  words: ContactDialogTexts;
  onWords: (words: ContactDialogTexts) => void;
  onClose: () => void;
}

/** Dialog that sends a message to a card's owner. */
export default function ContactDialog({ kind, card, words, onWords, onClose }: Props) {
  const keyOf = useIdempotencyKey();
  const form = useSubmit<keyof ContactDialogTexts>(async (body) => {
    await call(`POST /${kind}s/{id}/contact/`, { params: { id: card.public_id }, body, idempotencyKey: keyOf(body) });
    onWords({ message: '', details: '' });
    showNotice({ text: t(messages.sentNotice) });
    onClose();
  });
  return (
    <Dialog
      title={isTalent(card) ? t(messages.contactTalentTitle, { name: card.name }) : t(messages.contactJobTitle)}
      isOpen
      onClose={onClose}
    >
      <p>
        <Trans
          message={messages.contactText}
          values={{ title: <UserText>{card.title}</UserText> }}
          components={{ b: <strong /> }}
        />
      </p>
      <Form form={form} onValues={onWords}>
        <TextArea
          name="message"
          label={t(messages.messageLabel)}
          defaultValue={words.message}
          rows={4}
          maxLength={MESSAGE_MAX}
          isRequired
          autoFocus
        />
        <TextArea
          name="details"
          label={t(messages.detailsLabel)}
          description={t(messages.detailsDescription)}
          defaultValue={words.details}
          rows={2}
          maxLength={MESSAGE_DETAILS_MAX}
        />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
          <SubmitButton>{t(messages.sendButton)}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
