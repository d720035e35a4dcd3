import type { CardKind } from '@crewdock/contract/kinds';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';

/** Returns the ids of the cards that have a skill. */
export async function carryingCards(trx: Transaction<Schema>, kind: CardKind, skillId: number): Promise<number[]> {
  const card = sql.ref(`${kind}_id`);
  const { rows } = await sql<{ id: number }>`
    select ${card} as id from ${sql.table(`${kind}_skill`)} where skill_id = ${skillId} order by 1`.execute(trx);
  return rows.map(({ id }) => id);
}
