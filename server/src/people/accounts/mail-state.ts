import { findCompany } from '../../companies/queries.ts';
import type { AccountState } from '@crewdock/contract/staff/account-states';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Letter } from '../../core/email-content/email-message.ts';
import type { Task } from '../../core/context/task.ts';

/**
 * Mails the owner that their account was closed or reopened. Does nothing if the state has changed since, or if the
 * address was never verified.
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

/** Does not name the other account: only its owner knows that both belong to one person. */
function mergedLetter(product: string, url: string): Letter {
  return {
    subject: `Your ${product} accounts are one now`,
    heading: 'Your accounts are one now',
    paragraphs: [
      'You had two accounts. What was in this one is in your other one now: sign in with its e-mail address.',
      'If you think that this is a mistake, answer this mail.',
    ],
    button: { label: 'Sign in', url },
  };
}

function letterOf(state: AccountState, product: string, url: string): Letter {
  if (state === 'open') {
    return {
      subject: `Your ${product} account is open again`,
      heading: 'Your account is open again',
      paragraphs: ['You can sign in again. Your cards are where they were.'],
      button: { label: 'Sign in', url },
    };
  }
  const isOver = state === 'terminated';
  const what = isOver ? 'closed' : 'suspended';
  return {
    subject: `Your ${product} account was ${what}`,
    heading: `Your account was ${what}`,
    paragraphs: [
      'You were signed out on all devices and can’t sign in. Your cards are not on the market, and nobody but our staff sees them.',
      isOver
        ? 'If you think that this is a mistake, answer this mail.'
        : 'Nothing was deleted: all of it comes back when the account is open again. If you have questions, answer this mail.',
    ],
  };
}
