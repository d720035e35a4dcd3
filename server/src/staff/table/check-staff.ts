import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { permissionDenied } from '../../platform/http/errors.ts';
import type { Identity } from '../../platform/http/identity.ts';

/**
 * Who began long work may have left the staff since, or lack the second factor that staff need. That a session ended says nothing.
 */
export async function checkStaff(trx: Transaction<Schema>, id: number, identity: Identity): Promise<void> {
  if (!(await identity.isStaff(trx, id))) throw permissionDenied();
}
