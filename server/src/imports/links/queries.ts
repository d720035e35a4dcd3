import type { CardKind } from '@crewdock/contract/kinds';
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Context } from '../../core/context/context.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { columnKey } from '../../infra/db/total-order.ts';
import {
  type CursorPage,
  type ListOrder,
  type PageQuery,
  type PageRow,
  readCursorPage,
} from '../../infra/http/cursor-pages.ts';
import { type FoundMassImport, findMassImport } from '../mass/queries.ts';

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;

/**
 * An import link. `sent`: number of received files. `held`: number of received files, plus announced files that may
 * still arrive. Canceled imports are excluded.
 */
export type FoundLink = Selectable<Schema['import_link']> & { sent: number; held: number };

/** How long an announcement reserves places on the link for its files. */
const ANNOUNCED = sql`interval '15 minutes'`;

interface Own {
  ownerId: number;
  kind: CardKind;
}

/** A page of an owner's links of a kind, newest first. */
export async function readLinks(
  { ownerId, kind }: Own,
  query: PageQuery,
  context: Context,
): Promise<CursorPage<FoundLink>> {
  // The order of links never changes, so a cursor alone skips nothing.
  const order: ListOrder = {
    list: ['import links', kind],
    keys: [columnKey('l.id')],
    direction: 'desc',
    changedSince: null,
  };
  return readCursorPage(order, query, context, async ({ columns, condition, end }) => {
    const { rows } = await sql<FoundLink & PageRow>`
      ${links(sql`, ${columns}`)} where l.owner_id = ${ownerId} and l.kind = ${kind} and ${condition} ${end}`.execute(
      context.db,
    );
    return rows;
  });
}

export async function countLinks(db: Db, { ownerId, kind }: Own): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from import_link where owner_id = ${ownerId} and kind = ${kind}`.execute(db);
  return rows[0]!.count;
}

export async function ownLink(db: Db, ownerId: number, key: string): Promise<FoundLink | undefined> {
  const { rows } = await sql<FoundLink>`${links()} where l.owner_id = ${ownerId} and l.key = ${key}`.execute(db);
  return rows[0];
}

/** Finds a link that accepts files: it is neither closed nor expired, and its owner's account is open. */
export async function openLink(db: Db, key: string): Promise<FoundLink | undefined> {
  const { rows } = await sql<FoundLink>`
    ${links()} join person p on p.id = l.owner_id and p.state = 'open'
    where l.key = ${key} and l.closed_at is null and l.last_day >= (now() at time zone 'UTC')::date`.execute(db);
  return rows[0];
}

/**
 * The number of files that the link still accepts. At least 0: `held` exceeds `files` if files arrived after their
 * announcement had expired.
 */
export function filesLeft({ files, held }: Pick<FoundLink, 'files' | 'held'>): number {
  return Math.max(0, files - held);
}

/** Finds an import that was started through an open link. */
export async function sentImport(
  db: Db,
  { key, uid }: { key: string; uid: string },
): Promise<FoundMassImport | undefined> {
  const link = await openLink(db, key);
  if (!link) return undefined;
  const found = await findMassImport(db, link.owner_id, uid);
  return found?.link_id === link.id ? found : undefined;
}

/**
 * Claims a place on the link for one more file, unless the announcement of the file still reserves one. Locks the link,
 * so that only one of two concurrent files gets the last place. Returns false if there is no free place.
 */
export async function claimPlace(trx: Trx, { id, link_id }: Pick<FoundMassImport, 'id' | 'link_id'>): Promise<boolean> {
  await sql`select from import_link where id = ${link_id} for no key update`.execute(trx);
  const { rows } = await sql<{ hasPlace: boolean }>`
    select m.created_at > now() - ${ANNOUNCED} or l.held < l.files as "hasPlace"
    from mass_import m join (${links()}) l on l.id = m.link_id where m.id = ${id}`.execute(trx);
  return rows[0]?.hasPlace ?? false;
}

const links = (more: RawBuilder<unknown> = sql``) => sql`
  select l.id, l.key, l.owner_id, l.kind, l.label, l.last_day::text as last_day, l.files, l.closed_at, l.created_at,
    places.sent, places.held${more}
  from import_link l cross join lateral (
    select coalesce(sum(received.count), 0)::integer as sent,
      coalesce(sum(case when m.created_at > now() - ${ANNOUNCED} then m.files else received.count end), 0)::integer as held
    from mass_import m, lateral (
      select count(*) as count from mass_import_file f where f.mass_import_id = m.id) received
    where m.link_id = l.id and m.cancelled_at is null) places`;
