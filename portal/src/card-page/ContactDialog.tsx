import type { CardKind } from '@crewdock/contract/kinds';
import { MESSAGE_DETAILS_MAX, MESSAGE_MAX } from '@crewdock/contract/limits';
import { isolatedText } from '@crewdock/contract/isolated-text';
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
    showNotice({ text: 'Message successfully sent' });
    onClose();
  });
  return (
    <Dialog
      title={isTalent(card) ? `Contact ${isolatedText(card.name)}` : 'Contact about this job'}
      isOpen
      onClose={onClose}
    >
      <p>
        About{' '}
        <strong>
          <UserText>{card.title}</UserText>
        </strong>
        . It goes out by e-mail, and the answer comes to your address.
      </p>
      <Form form={form} onValues={onWords}>
        <TextArea
          name="message"
          label="Message"
          defaultValue={words.message}
          rows={4}
          maxLength={MESSAGE_MAX}
          isRequired
          autoFocus
        />
        <TextArea
          name="details"
          label="Details"
          description="Dates, budget or how to reach you, set apart below the message."
          defaultValue={words.details}
          rows={2}
          maxLength={MESSAGE_DETAILS_MAX}
        />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>Cancel</Button>
          <SubmitButton>Send message</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
