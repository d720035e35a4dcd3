import type { Context } from '../../../core/context/context.ts';

/**
 * Returns the time zone of the signed-in person's weekly availability, because accounts have no other time zone. Null
 * without weekly availability.
 */
export async function ownTimeZone({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<string | null> {
  if (actor.kind === 'visitor') return null;
  const week = await db
    .selectFrom('free_week')
    .where('person_id', '=', actor.id)
    .select('time_zone')
    .executeTakeFirst();
  return week?.time_zone ?? null;
}
