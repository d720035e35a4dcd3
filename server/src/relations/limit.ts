import { type Context, requirePerson } from '../core/context/context.ts';

/** Moves send mail, so non-staff users are rate-limited. */
export async function countMove(context: Context): Promise<void> {
  const { id, isStaff } = requirePerson(context);
  if (!isStaff) await context.limits.use('move', `person ${id}`);
}
