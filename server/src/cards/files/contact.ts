import { isolatedText } from '@crewdock/contract/isolated-text';
import type { CardKind } from '@crewdock/contract/kinds';
import { writeUpdate } from '../../notifications/updates/write.ts';
import { findCompany } from '../../companies/queries.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { conflictError, invalidField } from '../../core/errors/errors.ts';
import type { PlainLetter } from '../../core/email-content/email-message.ts';
import type { Gathering } from '../../infra/email/outbox.ts';
import { formatPersonName } from '../../core/text/person-name.ts';
import { plainText } from '../../core/text/plain-text.ts';
import { loadCardOwnerEmails } from '../addressees.ts';
import { getCardPath } from '../present.ts';
import type { CardRow } from '../queries.ts';
import { type WithTaggedCards, addressedCard } from '../tagged-card.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import * as emails from '../../core/messages/emails/contact.ts';
import { batchSubject } from '../../core/messages/batch-subject.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as fieldErrors from '../../core/messages/errors/field.ts';
import * as contactErrors from '../../core/messages/errors/contact.ts';
import * as updates from '../../core/messages/updates.ts';

/** Separates a message from its details. */
const SEPARATOR = '-'.repeat(10);

interface CardMessage {
  message: string;
  details: string;
}

/**
 * Emails a message to the addressees of a card, with the sender as reply-to address, and adds it to the staff inbox.
 * Rate-limited.
 */
export async function contactOwner(
  kind: CardKind,
  key: string,
  { message, details }: CardMessage,
  context: Context & WithTaggedCards,
): Promise<void> {
  const { card, written } = await addressedCard(kind, key, context);
  const asker = requirePerson(context);
  if (card.owner_id === asker.id) throw conflictError(formatMessage(contactErrors.ownCard));
  const text = [message, details].map((part) => plainText(part).trim()).filter(Boolean);
  if (text.length === 0 || !plainText(message).trim()) throw invalidField('message', formatMessage(fieldErrors.empty));
  await context.limits.use('contact', `person ${asker.id}`);
  await inTransaction(context.db, async (trx) => {
    const [addressees, sender, company] = await Promise.all([
      loadCardOwnerEmails(trx, card),
      trx
        .selectFrom('person')
        .where('id', '=', asker.id)
        .select(['email', 'first_name', 'last_name'])
        .executeTakeFirstOrThrow(),
      card.company_id === null ? null : findCompany(trx, String(card.company_id)),
    ]);
    const from = formatPersonName(sender);
    const letter = letterOf(kind, card, from, text, `${context.origins.of(company)}${getCardPath(kind, card)}`);
    await writeUpdate(trx, {
      kind: 'card_contact',
      title: formatMessage(updates.messageAbout, { name: from, subject: calledOf(card) }),
      detail: text.join(`\n${SEPARATOR}\n`),
      email: sender.email,
      path: getCardPath(kind, card),
      personId: asker.id,
      companyId: card.company_id,
      actor: asker,
    });
    // The staff inbox gets the message even if there is no email address to send it to.
    const gathers = { by: `person ${asker.id}`, several: severalOf(card, from) };
    const mail = { replyTo: sender.email, company, letter, gathers };
    await context.outbox.write(trx, ...addressees.map((to) => ({ to, ...mail })));
  });
  written();
}

function letterOf(kind: CardKind, card: CardRow<CardKind>, from: string, text: string[], url: string): PlainLetter {
  return {
    subject: formatMessage(emails.cardSubject, { name: from, card: calledOf(card) }),
    heading: formatMessage(emails.cardHeading, { card: calledOf(card) }),
    paragraphs: [text.join(`\n${SEPARATOR}\n`)],
    button: { label: formatMessage(OPEN_BUTTON[kind]), url },
    footnote: formatMessage(emails.cardNote, { name: from }),
  };
}

const OPEN_BUTTON = { request: emails.openJobButton, talent: emails.openTalentButton };

function severalOf(card: CardRow<CardKind>, from: string): Gathering['several'] {
  return [
    batchSubject(emails.cardMessages, { name: from, card: calledOf(card) }),
    batchSubject(emails.messagesAboutCards, { name: from }),
  ];
}

function calledOf(card: CardRow<CardKind>): string {
  return [...('name' in card ? [card.name] : []), card.title].map(isolatedText).join(', ');
}
