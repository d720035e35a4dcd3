import { sql, type Transaction } from 'kysely';
import { findCard, type RequestRow } from '../../cards/queries.ts';
import type { Schema } from '../../infra/db/schema.ts';

/** Locks the job row until the transaction ends. Does not check permissions: the caller must have done so. */
export async function lockedJob(trx: Transaction<Schema>, id: number): Promise<RequestRow> {
  await trx.selectFrom('request').where('id', '=', id).select('id').forUpdate().execute();
  return (await findCard(trx, 'request', sql`c.id = ${id}`))!;
}
