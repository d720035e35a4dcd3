import type { Context } from '../../../core/context/context.ts';

/** The time zone of the signed-in person's free hours, the only one that an account has; null without free hours. */
export async function ownTimeZone({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<string | null> {
  if (actor.kind === 'visitor') return null;
  const week = await db
    .selectFrom('free_week')
    .where('person_id', '=', actor.id)
    .select('time_zone')
    .executeTakeFirst();
  return week?.time_zone ?? null;
}
