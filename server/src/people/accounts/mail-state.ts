import { findCompany } from '../../companies/queries.ts';
import type { AccountState } from '@crewdock/contract/staff/account-states';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Letter } from '../../core/email-content/email-message.ts';
import type { Task } from '../../core/context/task.ts';
import * as emails from '../../core/messages/emails/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Emails the owner that their account was closed or reopened. Does nothing if the state has changed since then, or if
 * the address was never verified.
 */
export const mailAccountState: Task<'mail-account-state'> = async ({ personId, state }, services) => {
  const { db, origins, outbox, contactEmail } = services;
  await inTransaction(db, async (trx) => {
    const person = await trx
      .selectFrom('person')
      .where('id', '=', personId)
      .where('state', '=', state)
      .where('state', '!=', 'pending')
      .where('email_verified_at', 'is not', null)
      .where('anonymised_at', 'is', null)
      .select(['email', 'signed_up_with', 'merged_into'])
      .executeTakeFirst();
    if (!person) return;
    const company = person.signed_up_with === null ? null : await findCompany(trx, String(person.signed_up_with));
    const product = company?.name ?? 'Crewdock';
    const url = `${origins.of(company)}/login`;
    const letter = person.merged_into === null ? letterOf(state, product, url) : mergedLetter(product, url);
    const replyTo = contactEmail && { replyTo: contactEmail };
    await outbox.write(trx, { to: person.email, company, letter, isNotice: true, ...replyTo });
  });
};

/**
 * Builds the email about a merged account. Does not name the other account, because only its owner knows that both
 * belong to one person.
 */
function mergedLetter(product: string, url: string): Letter {
  return {
    subject: formatMessage(emails.mergedSubject, { product }),
    heading: formatMessage(emails.mergedHeading),
    paragraphs: [formatMessage(emails.mergedText), formatMessage(emails.stateMistake)],
    button: { label: formatMessage(emails.signInButton), url },
  };
}

function letterOf(state: AccountState, product: string, url: string): Letter {
  if (state === 'open') {
    return {
      subject: formatMessage(emails.reopenedSubject, { product }),
      heading: formatMessage(emails.reopenedHeading),
      paragraphs: [formatMessage(emails.reopenedText)],
      button: { label: formatMessage(emails.signInButton), url },
    };
  }
  const isOver = state === 'terminated';
  return {
    subject: formatMessage(isOver ? emails.terminatedSubject : emails.suspendedSubject, { product }),
    heading: formatMessage(isOver ? emails.terminatedHeading : emails.suspendedHeading),
    paragraphs: [formatMessage(emails.lockedText), formatMessage(isOver ? emails.stateMistake : emails.suspendedText)],
  };
}
