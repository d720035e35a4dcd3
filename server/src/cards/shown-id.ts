import type { CardKind } from '@crewdock/contract/kinds';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Actor } from '../core/identity/actor.ts';
import type { Context } from '../core/context/context.ts';
import type { Schema } from '../infra/db/schema.ts';
import { cardsWithVisibleId } from './conditions.ts';

interface Numbered {
  id: number;
  shown_id: number;
  hides_id: boolean;
}

/**
 * Returns the id of a card in responses and URLs: its id, or a random number if its company hides ids. It is the same
 * for all requesters.
 */
export function getShownId({ id, shown_id, hides_id }: Numbered): number {
  return hides_id ? shown_id : id;
}

/**
 * Builds an SQL condition: one of the numbers identifies the card with this table alias. Ids that the requester must
 * not use match nothing and take as long as unused numbers.
 */
export function cardsWithId(card: string, number: number | number[], actor: Actor): RawBuilder<unknown> {
  const isNumber = typeof number === 'number' ? sql`= ${number}` : sql`= any(${number}::int[])`;
  const [id, shownId] = [sql.ref(`${card}.id`), sql.ref(`${card}.shown_id`)];
  return sql`(${shownId} ${isNumber} or (${id} ${isNumber} and ${cardsWithVisibleId(card, actor)}))`;
}

/** Resolves the numbers of an API call to card ids. */
export async function idsBehind(
  kind: CardKind,
  numbers: number[],
  { db, actor }: Pick<Context, 'db' | 'actor'>,
): Promise<number[]> {
  // Always returns one row, even if no card is found.
  const { rows } = await sql<{ ids: number[] }>`
    select array(select c.id from ${sql.table(kind)} c where ${cardsWithId('c', numbers, actor)} order by c.id) as ids`.execute(
    db,
  );
  return rows[0]!.ids;
}

/**
 * Resolves a number of an API call to a card id; 0 if there is none. No card has the id 0, so later queries find
 * nothing.
 */
export async function idBehind(kind: CardKind, number: number, asked: Pick<Context, 'db' | 'actor'>): Promise<number> {
  const [id = 0] = await idsBehind(kind, [number], asked);
  return id;
}

/** Returns shown ids by card id, for the cards that satisfy the condition on `c`. */
export async function shownIds(
  db: Kysely<Schema>,
  kind: CardKind,
  condition: RawBuilder<unknown>,
): Promise<Map<number, number>> {
  const { rows } = await sql<Numbered>`
    select c.id, c.shown_id, not coalesce(co.card_id_publicly_visible, true) as hides_id
    from ${sql.table(kind)} c left join company co on co.id = c.company_id
    where ${condition} order by c.id`.execute(db);
  return new Map(rows.map((row) => [row.id, getShownId(row)]));
}
