import type { MarketType } from '@crewdock/contract/kinds';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

interface View {
  /** 0: the main portal. */
  company_id: number;
  type: MarketType;
  query: string;
}

/** Stores a view and returns the last part of its link: made from the view itself, so sharing twice adds nothing. */
export async function storeLink(db: Kysely<Schema>, view: View): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 12);
  await db
    .insertInto('market_link')
    .values({ hash, ...view })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return hash;
}

/** The query behind a link of this portal, or null. */
export async function findLink(
  db: Kysely<Schema>,
  { hash, ...portal }: { hash: string; company_id: number; type: MarketType },
): Promise<string | null> {
  const row = await db
    .selectFrom('market_link')
    .where('hash', '=', hash)
    .where('company_id', '=', portal.company_id)
    .where('type', '=', portal.type)
    .select('query')
    .executeTakeFirst();
  return row?.query ?? null;
}
