import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';

/** Table that stores the views of one kind of short links. */
type Links = 'market_link' | 'resource_link';

/** Company of a view (0 is the main portal). `type` is the list type, for links that can lead to several lists. */
interface Place {
  company_id: number;
  type?: string;
}

/**
 * Stores a view and returns the last path segment of its link. Idempotent, because the segment is a hash of the view.
 */
export async function storeView(db: Kysely<Schema>, links: Links, view: Place & { query: string }): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 12);
  const row = Object.entries({ hash, ...view });
  await sql`
    insert into ${sql.table(links)} (${sql.join(row.map(([column]) => sql.ref(column)))})
    values (${sql.join(row.map(([, value]) => value))}) on conflict do nothing`.execute(db);
  return hash;
}

/** Returns the query of a short link of this portal, or null. */
export async function findView(db: Kysely<Schema>, links: Links, at: Place & { hash: string }): Promise<string | null> {
  const same = Object.entries(at).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { rows } = await sql<{ query: string }>`
    select query from ${sql.table(links)} where ${sql.join(same, sql` and `)}`.execute(db);
  return rows[0]?.query ?? null;
}
