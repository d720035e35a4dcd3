import type { CardKind } from '@crewdock/contract/kinds';
import { COMMENT_MAX } from '@crewdock/contract/limits';
import { useStore } from '@nanostores/react';
import { type AnyCard, isTalent, kindOfCard } from '../cards/facts.ts';
import { isApplicant } from '../session/rights.ts';
import { $session } from '../session/session.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../ui/patterns/form/TextArea.tsx';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { notifyProposed, proposeCards } from './propose.ts';
import { UserTexts } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  /** The user's card. */
  own: { kind: CardKind; id: number };
  /** The card to be proposed for it. */
  card: AnyCard;
  onClose: () => void;
}

/** Proposes a card of the market for the user's card, with a message. */
export function ProposeOneDialog({ own, card, onClose }: Props) {
  const isApplying = isApplicant(own.kind, useStore($session));
  const form = useSubmit<'comment'>(async ({ comment }) => {
    const { proposed, refused, error } = await proposeCards(own, [card.id], comment.trim());
    if (refused.length > 0) throw error;
    notifyProposed(proposed, isApplying);
    onClose();
  });
  const title = isTalent(card)
    ? t(messages.proposeTalent, { name: card.name })
    : t(isApplying ? messages.applyForJob : messages.proposeForJob);
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <p>
        <UserTexts parts={[card.title, !isTalent(card) && card.company_name]} />
      </p>
      <Form form={form}>
        <TextArea
          name="comment"
          label={t(messages.messageLabel)}
          description={t(messages.messageNote, { reader: kindOfCard(card) })}
          rows={3}
          maxLength={COMMENT_MAX}
          autoFocus
        />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
          <SubmitButton>{t(isApplying ? messages.applyButton : messages.proposeButton)}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
