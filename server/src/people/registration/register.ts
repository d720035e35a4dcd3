import type { Registration } from '@crewdock/contract/accounts';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { encodeUid, newSecret } from '../accounts/links.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import type { WithPasswords } from '../passwords/hash.ts';
import type { WithCaptcha } from '../captcha/captcha.ts';
import type { Letter } from '../../core/email-content/email-message.ts';
import { checkStrength } from '../passwords/strength.ts';
import { accountExistsLetter, activationLetter } from './emails.ts';

type Asked = z.output<typeof Registration>;

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Stores a registration and emails its activation link. If the address already has an account, only the email differs,
 * so that neither the response nor its timing reveals the account.
 */
export async function startRegistration(asked: Asked, context: Context & WithCaptcha & WithPasswords): Promise<void> {
  const { db, limits, captcha, passwords, outbox, caller, company } = context;
  await limits.use('write', caller);
  checkStrength(asked.password, 'password', [asked.email, asked.first_name, asked.last_name, asked.company_name]);
  await limits.useForm('registration', caller, asked.email);
  await captcha.verify(asked.g_response, caller);
  const [passwordHash, mayMail] = await Promise.all([
    passwords.hash(asked.password),
    limits.allows('registration-mail', asked.email),
  ]);
  if (!mayMail) return;
  await inTransaction(db, async (trx) => {
    const link = await insertRegistration(trx, asked, passwordHash, context);
    const letter = (await hasAccount(trx, asked.email)) ? existsLetter(context) : linkLetter(context, link, asked);
    await outbox.write(trx, { to: asked.email, company, letter });
  });
}

interface RegistrationLink {
  uid: string;
  token: string;
  expiresAt: Date;
}

async function insertRegistration(
  trx: Transaction<Schema>,
  { email, first_name, last_name, type, company_name, phone_number }: Asked,
  password_hash: string,
  { company, now }: Context,
): Promise<RegistrationLink> {
  const { token, hash } = newSecret();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const { uid } = await trx
    .insertInto('registration')
    .values({
      token_hash: hash,
      email,
      password_hash,
      first_name,
      last_name,
      type,
      company_name,
      phone_number,
      company_id: company?.id ?? null,
      expires_at: expiresAt,
      used_at: null,
    })
    .returning('uid')
    .executeTakeFirstOrThrow();
  return { uid, token, expiresAt };
}

async function hasAccount(trx: Transaction<Schema>, email: string): Promise<boolean> {
  return (await trx.selectFrom('person').where('email', '=', email).select('id').executeTakeFirst()) !== undefined;
}

function linkLetter({ company, origins }: Context, { uid, token, expiresAt }: RegistrationLink, asked: Asked): Letter {
  const path = `account_activation/${encodeUid(uid)}/${token}/${Number(asked.subscribe)}`;
  const letter = activationLetter(company?.name ?? 'Crewdock', `${origins.of(company)}/${path}`);
  return { ...letter, secret: token, linkExpiresAt: expiresAt };
}

function existsLetter({ company, origins }: Context): Letter {
  const origin = origins.of(company);
  return accountExistsLetter(company?.name ?? 'Crewdock', {
    login: `${origin}/login`,
    reset: `${origin}/password_reset`,
  });
}
