import type { Context } from '../../../core/context/context.ts';

/** Returns the verified email address of the signed-in person; null for other requesters. */
export async function ownAddress({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<string | null> {
  if (actor.kind === 'visitor') return null;
  const { email, email_verified_at } = await db
    .selectFrom('person')
    .where('id', '=', actor.id)
    .select(['email', 'email_verified_at'])
    .executeTakeFirstOrThrow();
  return email_verified_at === null ? null : email;
}
