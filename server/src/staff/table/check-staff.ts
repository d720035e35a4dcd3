import type { Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { permissionDenied } from '../../core/errors/errors.ts';
import type { Identity } from '../../core/identity/identity.ts';

/**
 * Throws unless the person is still staff and has the required second factor. Call it in each chunk of a long-running
 * operation, because permissions may change while the operation runs. The person's session may have ended.
 */
export async function checkStaff(trx: Transaction<Schema>, id: number, identity: Identity): Promise<void> {
  if (!(await identity.isStaff(trx, id))) throw permissionDenied();
}
