import type { Selectable, Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import type { Letter } from '../../core/email-content/email-message.ts';
import { createLink } from './links.ts';

/** Longer than the lifetime of other links, because the recipient does not expect the mail. */
const LASTS_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Mails a password link to the owner of an account that staff created, and returns the link. Earlier links stop
 * working.
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
    subject: `You are invited to ${product}`,
    heading: `Welcome to ${product}`,
    paragraphs: [`We have made you a ${product} account. Set a password, and sign in with it and this e-mail address.`],
    button: { label: 'Set your password', url },
    footnote: 'The link works once and for 7 days. If you don’t want an account, ignore this mail.',
  };
}
