import type { CardKind } from '@crewdock/contract/kinds';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import { plannedOnce } from '../infra/db/single-use-plans.ts';
import type { Actor } from '../core/identity/actor.ts';
import type { ParsedCardKey } from './public-id.ts';
import { cardsWithId } from './shown-id.ts';

/**
 * A skill of a card as `[skill id, experience in years, is main]`. A custom skill includes its name, because the labels
 * in memory might not contain it yet.
 */
export type CardSkillRow = [id: number, experience: number | null, isMain: boolean, name?: string | null];

/** First id of custom skills. */
const FIRST_MADE_SKILL = 1_000_000;

interface Joined {
  owner_number: number;
  /** Whether the company hides card ids; links then contain the random key. */
  hides_id: boolean;
  skills: CardSkillRow[];
  /** The share tag through which the card is viewed; used in links back to the card. */
  tag_number?: number;
}

export type TalentRow = Selectable<Schema['talent']> & Joined;
export type RequestRow = Selectable<Schema['request']> & Joined;
export interface CardRows {
  talent: TalentRow;
  request: RequestRow;
}
export type CardRow<K extends CardKind> = CardRows[K];

/** Loads cards in the order of `ids`. */
export async function loadCards<K extends CardKind>(db: Kysely<Schema>, kind: K, ids: number[]): Promise<CardRow<K>[]> {
  if (ids.length === 0) return [];
  const { rows } = await buildCardQuery<CardRow<K>>(kind, sql`c.*`, sql`c.id = any(${ids}::int[])`).execute(db);
  return inOrder(rows, ids);
}

/**
 * Finds the card that satisfies the condition on `c`. The condition must include the requester's permissions, so that a
 * forbidden card takes as long as a missing card.
 */
export async function findCard<K extends CardKind>(
  db: Kysely<Schema>,
  kind: K,
  condition: RawBuilder<unknown>,
): Promise<CardRow<K> | undefined> {
  const query = buildCardQuery<CardRow<K>>(kind, sql`c.*`, condition);
  const { rows } = await sql<CardRow<K>>`${plannedOnce} ${query}`.execute(db);
  return rows[0];
}

/** Finds the card with a parsed key, if the card satisfies the condition `right` on `c`. */
export async function findNamed<K extends CardKind>(
  db: Kysely<Schema>,
  kind: K,
  key: ParsedCardKey,
  { actor, right }: { actor: Actor; right: RawBuilder<unknown> },
): Promise<CardRow<K> | undefined> {
  if ('number' in key) return findCard(db, kind, sql`${cardsWithId('c', key.number, actor)} and ${right}`);
  const row = await findCard(db, kind, sql`${hasPublicId(key)} and ${right}`);
  return row ?? findCard(db, kind, sql`${hadPublicId(kind, key)} and ${right}`);
}

type PublicKey = Exclude<ParsedCardKey, { number: number }>;

/** Builds the condition for a public id. Cards of companies that hide ids match only by their random key. */
function hasPublicId(key: PublicKey): RawBuilder<unknown> {
  return sql`(c.link_key = ${key.link} or
    (p.owner_number = ${key.owner} and c.card_number = ${key.card} and coalesce(co.card_id_publicly_visible, true)))`;
}

/** Builds the condition for public ids from before the owner's account was merged into another account. */
function hadPublicId(kind: CardKind, { owner, card }: PublicKey): RawBuilder<unknown> {
  return sql`(coalesce(co.card_id_publicly_visible, true) and c.id = (
    select card_id from former_public_id where kind = ${kind} and owner_number = ${owner} and card_number = ${card}))`;
}

/** Returns the found rows in the order of `ids`. */
export function inOrder<T extends { id: number }>(rows: T[], ids: number[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Builds a query for cards `c` with owner number, skills and `hides_id`. */
export function buildCardQuery<R>(
  kind: CardKind,
  columns: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): RawBuilder<R> {
  return sql`
    select ${columns}, p.owner_number, not coalesce(co.card_id_publicly_visible, true) as hides_id,
      coalesce((
        select json_agg(json_build_array(s.skill_id, s.experience, s.is_main,
            case when s.skill_id >= ${sql.lit(FIRST_MADE_SKILL)} then (select name from skill where id = s.skill_id) end)
          order by s.is_main desc, s.position, s.experience desc nulls last, s.skill_id)
        from ${sql.table(`${kind}_skill`)} s where ${sql.ref(`s.${kind}_id`)} = c.id), '[]') as skills
    from ${sql.table(kind)} c
    join person p on p.id = c.owner_id
    left join company co on co.id = c.company_id
    where ${condition}`;
}
