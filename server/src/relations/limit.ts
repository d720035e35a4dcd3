import { type Context, personOf } from '../platform/http/context.ts';

/** Every move mails somebody: nobody but staff makes more than so many. */
export async function countMove(context: Context): Promise<void> {
  const { id, isStaff } = personOf(context);
  if (!isStaff) await context.limits.use('move', `person ${id}`);
}
