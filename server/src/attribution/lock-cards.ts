import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import { MOST_HOLDERS } from './match.ts';

/** Reference to a talent or a resource; exactly one of the ids is null. */
export interface CardRef {
  talent_id: number | null;
  resource_id: number | null;
}

/** A hashed trace (email, phone, CV or name) of a card. */
export interface HashedTrace extends CardRef {
  kind: string;
  /** Hash in hexadecimal. */
  key: string;
}

export function nameCard({ talent_id, resource_id }: CardRef): string {
  return `${talent_id} ${resource_id}`;
}

/**
 * Finds the cards that already have one of the traces. Skips traces of more than `MOST_HOLDERS` cards, because they do
 * not identify a person.
 */
export async function findHolders(db: Kysely<Schema>, traces: readonly HashedTrace[]): Promise<HashedTrace[]> {
  const { rows } = await sql<HashedTrace>`
    select kind, key, talent_id, resource_id from (
      select p.kind, encode(p.key, 'hex') as key, p.talent_id, p.resource_id,
        count(*) over (partition by p.kind, p.key) as holders
      from person_trace p where (p.kind, p.key) in (
        select kind, decode(key, 'hex') from json_to_recordset(${JSON.stringify(traces)}) as t (kind text, key text))
    ) held where holders <= ${MOST_HOLDERS}`.execute(db);
  return rows;
}

/**
 * Locks cards against deletion until the transaction ends; returns the names of the locked cards. Skips cards that are
 * already locked. Waiting could cause a deadlock, because undoing an import deletes a thousand cards in one
 * transaction.
 */
export async function lockCards(trx: Transaction<Schema>, cards: readonly CardRef[]): Promise<Set<string>> {
  const talents = cards.flatMap(({ talent_id }) => talent_id ?? []);
  const resources = cards.flatMap(({ resource_id }) => resource_id ?? []);
  const { rows } = await sql<CardRef>`
    select id as talent_id, null::integer as resource_id from (
      select id from talent where id = any(${talents}::int[]) order by id for key share skip locked) t
    union all
    select null, id from (
      select id from resource where id = any(${resources}::int[]) order by id for key share skip locked) r`.execute(
    trx,
  );
  return new Set(rows.map(nameCard));
}
