import type { CardKind } from '@crewdock/contract/kinds';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type FoundMassImport, findMassImport } from '../mass-import/queries.ts';

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;

/** With how many files were announced by it and have not been cancelled. */
export type FoundLink = Selectable<Schema['import_link']> & { sent: number };

interface Range {
  limit: number;
  offset: number;
}

interface Own {
  ownerId: number;
  kind: CardKind;
}

/** Newest first. */
export async function listLinks(db: Db, { ownerId, kind }: Own, { limit, offset }: Range): Promise<FoundLink[]> {
  const { rows } = await sql<FoundLink>`
    ${LINKS} where l.owner_id = ${ownerId} and l.kind = ${kind} order by l.id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

export async function countLinks(db: Db, { ownerId, kind }: Own): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from import_link where owner_id = ${ownerId} and kind = ${kind}`.execute(db);
  return rows[0]!.count;
}

export async function ownLink(db: Db, ownerId: number, key: string): Promise<FoundLink | undefined> {
  const { rows } = await sql<FoundLink>`${LINKS} where l.owner_id = ${ownerId} and l.key = ${key}`.execute(db);
  return rows[0];
}

/** One by which something may still be sent: it is neither closed nor over, and whose it is has an account. */
export async function openLink(db: Db, key: string): Promise<FoundLink | undefined> {
  const { rows } = await sql<FoundLink>`
    ${LINKS} join person p on p.id = l.owner_id and p.state = 'open'
    where l.key = ${key} and l.closed_at is null and l.last_day >= (now() at time zone 'UTC')::date`.execute(db);
  return rows[0];
}

/** What was begun by an open link. */
export async function sentImport(
  db: Db,
  { key, uid }: { key: string; uid: string },
): Promise<FoundMassImport | undefined> {
  const link = await openLink(db, key);
  if (!link) return undefined;
  const found = await findMassImport(db, link.owner_id, uid);
  return found?.link_id === link.id ? found : undefined;
}

const LINKS = sql`
  select l.id, l.key, l.owner_id, l.kind, l.label, l.last_day::text as last_day, l.files, l.closed_at, l.created_at, (
    select coalesce(sum(m.files), 0)::integer from mass_import m where m.link_id = l.id and m.cancelled_at is null) as sent
  from import_link l`;
