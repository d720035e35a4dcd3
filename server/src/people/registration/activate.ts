import type { SignedIn } from '@crewdock/contract/accounts';
import type { Selectable, Transaction } from 'kysely';
import { rememberDevice } from '../accounts/devices.ts';
import { type LinkParts, decodeUid } from '../accounts/links.ts';
import { createPerson } from '../accounts/people.ts';
import { startSession } from '../accounts/sessions.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import { linkGone } from '../../core/errors/errors.ts';
import { tokenHash } from '../accounts/token.ts';

/**
 * Creates the account of a registration and signs it in. Throws the same `linkGone` for invalid, used and expired
 * links.
 */
export async function activateRegistration(link: LinkParts, subscribes: boolean, context: Context): Promise<SignedIn> {
  return inTransaction(context.db, async (trx) => {
    const asked = await takeRegistration(trx, link, context.now);
    const personId = await createPerson(
      trx,
      {
        uid: asked.uid,
        email: asked.email,
        first_name: asked.first_name,
        last_name: asked.last_name,
        type: asked.type,
        company_name: asked.company_name,
        phone_number: asked.phone_number,
        password_hash: asked.password_hash,
        is_subscribed: subscribes,
        signed_up_with: asked.company_id,
      },
      context,
    );
    if (personId === null) throw linkGone();
    await rememberDevice(trx, personId, context);
    return startSession(trx, personId, context);
  });
}

/** Consumes the registration in a single update statement, so that only one of two simultaneous clicks succeeds. */
async function takeRegistration(
  trx: Transaction<Schema>,
  { uidb64, token }: LinkParts,
  now: Date,
): Promise<Selectable<Schema['registration']>> {
  const registration = await trx
    .updateTable('registration')
    .set({ used_at: now })
    .where('uid', '=', decodeUid(uidb64))
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!registration) throw linkGone();
  return registration;
}
