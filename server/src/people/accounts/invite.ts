import type { Selectable, Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import type { Letter } from '../../core/email-content/email-message.ts';
import * as emails from '../../core/messages/emails/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import { createLink } from './links.ts';

/** Lifetime in milliseconds: longer than that of other links, because the recipient does not expect the email. */
const LASTS_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Emails a password link to the owner of an account that staff created, and returns the link. Invalidates earlier
 * links.
 */
export async function inviteAccountOwner(
  trx: Transaction<Schema>,
  person: Pick<Selectable<Schema['person']>, 'id' | 'uid' | 'email'>,
  { company, origins, outbox, now }: Pick<Context, 'company' | 'origins' | 'outbox' | 'now'>,
): Promise<string> {
  const { uidb64, token, expiresAt } = await createLink(trx, person, 'password-reset', { now, lasts: LASTS_MS });
  const url = `${origins.of(company)}/password_reset/${uidb64}/${token}`;
  const letter = { ...invitationLetter(company?.name ?? 'Crewdock', url), secret: token, linkExpiresAt: expiresAt };
  await outbox.write(trx, { to: person.email, company, letter });
  return url;
}

function invitationLetter(product: string, url: string): Letter {
  return {
    subject: formatMessage(emails.invitedSubject, { product }),
    heading: formatMessage(emails.invitedHeading, { product }),
    paragraphs: [formatMessage(emails.invitedText, { product })],
    button: { label: formatMessage(emails.setPasswordButton), url },
    footnote: formatMessage(emails.invitedNote),
  };
}
