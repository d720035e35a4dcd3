import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';

/**
 * Updates the providers' answer statistics for resources that an email has asked about. Call it before the resources
 * are confirmed.
 */
export async function noteAnswers(trx: Transaction<Schema>, ids: number[]): Promise<void> {
  await sql`
    insert into resource_freshness as f (owner_id, answered, answered_seconds)
    select owner_id, count(*), sum(extract(epoch from now() - asked_at))::bigint from resource
    where id = any(${ids}::int[]) and status = 'available' and asked_at > confirmed_at
    group by owner_id order by owner_id
    on conflict (owner_id) do update set answered = f.answered + excluded.answered,
      answered_seconds = f.answered_seconds + excluded.answered_seconds`.execute(trx);
}
