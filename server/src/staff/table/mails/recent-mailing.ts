import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../../infra/db/schema.ts';
import type { RowKey } from '../source.ts';
import type { MassLetter } from './recipients.ts';

/** Period in which the same mail to the same rows counts as a repeat. */
const REPEAT_MINUTES = 10;

interface Mailing {
  kind: string;
  ownerId: number;
  keys: RowKey[];
  letter: MassLetter;
}

/**
 * A mailing with the same text to the same rows that the person started within the last minutes and that was neither
 * canceled nor failed. Later calls of the same person wait until the transaction ends.
 */
export async function findRecentMailing(
  trx: Transaction<Schema>,
  { kind, ownerId, keys, letter }: Mailing,
): Promise<{ uid: string; total: number } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mass mail ${ownerId} ${kind}`}, 0))`.execute(trx);
  const { rows } = await sql<{ uid: string; total: number; keys: RowKey[] }>`
    select uid, total, input -> 'keys' as keys from operation
    where owner_id = ${ownerId} and kind = ${kind} and state in ('waiting', 'running', 'done') and total = ${keys.length}
      and created_at > now() - make_interval(mins => ${REPEAT_MINUTES}) and input -> 'letter' = ${JSON.stringify(letter)}::jsonb
      and not exists (select from operation_cancellation c where c.operation_uid = operation.uid)
    order by created_at desc`.execute(trx);
  const asked = new Set(keys);
  const recent = rows.find((row) => row.keys.every((key) => asked.has(key)));
  return recent && { uid: recent.uid, total: recent.total };
}
