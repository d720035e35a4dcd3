import type { Context } from '../http/context.ts';
import { conflict } from '../http/errors.ts';
import type { Identity } from './claims.ts';
import { addIdentity, followEmail, lockIdentity, ownerOf } from './identities.ts';
import { type Provider, TRAITS } from './providers.ts';
import { withEmail } from './sign-in.ts';

/** Lets an identity sign in to a person's account; doing it again changes nothing. */
export async function connectIdentity(
  { db }: Context,
  personId: number,
  provider: Provider,
  identity: Identity,
): Promise<void> {
  const { label } = TRAITS[provider];
  const claims = withEmail(provider, identity);
  await db.transaction().execute(async (trx) => {
    await lockIdentity(trx, claims);
    const owner = await ownerOf(trx, claims);
    if (owner === personId) return followEmail(trx, claims);
    if (owner !== null) throw conflict(`This ${label} account is connected with somebody else’s account.`);
    if (!(await addIdentity(trx, personId, provider, claims))) {
      throw conflict(`Another ${label} account is connected: disconnect it first.`);
    }
  });
}

/** Ends a connection, if there is another way to sign in. */
export async function disconnectProvider({ db }: Context, personId: number, provider: Provider): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two at once would each leave the other's.
    const { password_hash } = await trx
      .selectFrom('person')
      .where('id', '=', personId)
      .select('password_hash')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const connected = await trx
      .selectFrom('social_identity')
      .where('person_id', '=', personId)
      .select('provider')
      .execute();
    const others = connected.filter((identity) => identity.provider !== provider);
    if (others.length === connected.length) return;
    if (password_hash === null && others.length === 0) {
      throw conflict(`${TRAITS[provider].label} is your only way to sign in: set a password first.`);
    }
    await trx
      .deleteFrom('social_identity')
      .where('person_id', '=', personId)
      .where('provider', '=', provider)
      .execute();
  });
}
