import { CARD_KINDS } from '@crewdock/contract/kinds';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';

type Trx = Transaction<Schema>;

/**
 * Takes cards off the market permanently: the person's own cards, including cards of companies, and talents created
 * from the person's applications.
 */
export async function closeCards(trx: Trx, { id, talents }: { id: number; talents: string[] }): Promise<void> {
  for (const kind of CARD_KINDS) {
    await trx.updateTable(kind).set({ is_active: false, is_private: true }).where('owner_id', '=', id).execute();
  }
  await sql`update talent set is_active = false where id = any(${talents}::int[])`.execute(trx);
}
