import type { CardKind } from '@crewdock/contract/kinds';
import { COMMENT_MAX } from '@crewdock/contract/limits';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type AnyCard, getCardName, isTalent, kindOfCard } from '../cards/facts.ts';
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
import { getSubmitLabel } from './words.ts';
import { UserTexts } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  /** The user's card. */
  own: { kind: CardKind; id: number };
  /** The cards to be proposed for it, at least one. */
  cards: readonly AnyCard[];
  /** Called with the ids of the proposed cards, before the dialog closes. */
  onProposed: (ids: number[]) => void;
  onClose: () => void;
}

/** Proposes cards of the market for the user's card, with a message. */
export function ProposeCardsDialog({ own, cards: asked, onProposed, onClose }: Props) {
  const [cards, setCards] = useState(asked);
  const isApplying = isApplicant(own.kind, useStore($session));
  const form = useSubmit<'comment'>(async ({ comment }) => {
    const ids = cards.map(({ id }) => id);
    const { proposed, refused, error } = await proposeCards(own, ids, comment.trim());
    if (proposed.length > 0) {
      notifyProposed(proposed, isApplying);
      onProposed(ids.filter((id) => !refused.includes(id)));
    }
    if (refused.length > 0) {
      setCards(cards.filter(({ id }) => refused.includes(id)));
      throw error;
    }
    onClose();
  });
  const [card, ...others] = cards as [AnyCard, ...AnyCard[]];
  const kind = kindOfCard(card);
  const submitLabel = t(getSubmitLabel(kind, isApplying), { count: cards.length });
  const titleOfOne = isTalent(card)
    ? t(messages.proposeTalent, { name: card.name })
    : t(isApplying ? messages.applyForJob : messages.proposeForJob);
  return (
    <Dialog title={others.length > 0 ? submitLabel : titleOfOne} isOpen onClose={onClose}>
      <p>
        {others.length > 0 ? (
          <UserTexts parts={cards.map(getCardName)} />
        ) : (
          <UserTexts parts={[card.title, !isTalent(card) && card.company_name]} />
        )}
      </p>
      <Form form={form}>
        <TextArea
          name="comment"
          label={t(messages.messageLabel)}
          description={t(messages.messageNote, { reader: kind })}
          rows={3}
          maxLength={COMMENT_MAX}
          autoFocus
        />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
          <SubmitButton>
            {others.length > 0 ? submitLabel : t(isApplying ? messages.applyButton : messages.proposeButton)}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
