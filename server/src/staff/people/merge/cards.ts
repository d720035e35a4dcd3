import { CARD_KINDS } from '@crewdock/contract/kinds';
import { sql, type Transaction } from 'kysely';
import { giveCards } from '../../../cards/give.ts';
import type { Doer } from '../../../core/audit/changed.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import type { Both } from './accounts.ts';

/** Moves all cards, including cards of companies. */
export async function moveCards(trx: Transaction<Schema>, { from, into }: Both, doer: Doer): Promise<void> {
  for (const kind of CARD_KINDS) {
    await giveCards(trx, kind, { from: from.id, into: into.id, which: sql`true` }, doer);
  }
}
