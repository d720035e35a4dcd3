import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** A view on a portal; company 0 is the main one. */
interface View {
  company_id: number;
  query: string;
}

/** Stores a view and returns the last part of its link: made from the view itself, so sharing twice adds nothing. */
export async function storeLink(db: Kysely<Schema>, view: View): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 12);
  await db
    .insertInto('resource_link')
    .values({ hash, ...view })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return hash;
}

/** The query behind a link of this portal, or null. */
export async function findLink(
  db: Kysely<Schema>,
  { hash, company_id }: { hash: string; company_id: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('resource_link')
    .where('hash', '=', hash)
    .where('company_id', '=', company_id)
    .select('query')
    .executeTakeFirst();
  return row?.query ?? null;
}
