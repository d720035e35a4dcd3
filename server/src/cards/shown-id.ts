import type { CardKind } from '@crewdock/contract/kinds';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Actor } from '../platform/http/actor.ts';
import type { Context } from '../platform/http/context.ts';
import type { Schema } from '../platform/db/schema.ts';
import { known } from './conditions.ts';

interface Numbered {
  id: number;
  shown_id: number;
  hides_id: boolean;
}

/** What stands for a card in answers and addresses: its id, or where its company hides ids a random number. The same to everybody. */
export function shownIdOf({ id, shown_id, hides_id }: Numbered): number {
  return hides_id ? shown_id : id;
}

/**
 * Whether a number of an address, or one of several, means the card that goes by this name. An id that the asker may not know means none; it takes the
 * same of the database as a number that no card has.
 */
export function meant(card: string, number: number | number[], actor: Actor): RawBuilder<unknown> {
  const isNumber = typeof number === 'number' ? sql`= ${number}` : sql`= any(${number}::int[])`;
  const [id, shownId] = [sql.ref(`${card}.id`), sql.ref(`${card}.shown_id`)];
  return sql`(${shownId} ${isNumber} or (${id} ${isNumber} and ${known(card, actor)}))`;
}

/** The ids of the cards that numbers mean. */
export async function idsBehind(
  kind: CardKind,
  numbers: number[],
  { db, actor }: Pick<Context, 'db' | 'actor'>,
): Promise<number[]> {
  // One row, whatever was found.
  const { rows } = await sql<{ ids: number[] }>`
    select array(select c.id from ${sql.table(kind)} c where ${meant('c', numbers, actor)} order by c.id) as ids`.execute(
    db,
  );
  return rows[0]!.ids;
}

/** The id of the card that a number means, or 0, which no card has: whoever goes on with it finds nothing. */
export async function idBehind(kind: CardKind, number: number, asked: Pick<Context, 'db' | 'actor'>): Promise<number> {
  const [id = 0] = await idsBehind(kind, [number], asked);
  return id;
}

/** What stands for the cards for which the condition on `c` holds, by their ids. */
export async function shownIds(
  db: Kysely<Schema>,
  kind: CardKind,
  condition: RawBuilder<unknown>,
): Promise<Map<number, number>> {
  const { rows } = await sql<Numbered>`
    select c.id, c.shown_id, not coalesce(co.card_id_publicly_visible, true) as hides_id
    from ${sql.table(kind)} c left join company co on co.id = c.company_id
    where ${condition} order by c.id`.execute(db);
  return new Map(rows.map((row) => [row.id, shownIdOf(row)]));
}
