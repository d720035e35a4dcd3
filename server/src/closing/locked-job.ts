import { sql, type Transaction } from 'kysely';
import { findCard, type RequestRow } from '../cards/queries.ts';
import type { Schema } from '../platform/db/schema.ts';

/** A job that nobody else changes until the transaction ends; who may edit it was asked before. */
export async function lockedJob(trx: Transaction<Schema>, id: number): Promise<RequestRow> {
  await trx.selectFrom('request').where('id', '=', id).select('id').forUpdate().execute();
  return (await findCard(trx, 'request', sql`c.id = ${id}`))!;
}
