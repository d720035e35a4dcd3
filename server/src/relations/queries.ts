import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { RelationStatus, StatusFilter } from '@crewdock/contract/relations';
import { HIRE } from '@crewdock/contract/steps';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { editableCards } from '../cards/conditions.ts';
import type { Schema } from '../infra/db/schema.ts';
import { conditionFirst, descendingNumber, isWrittenSince, newestFirst, rowVersion } from '../infra/db/total-order.ts';
import type { Actor } from '../core/identity/actor.ts';
import type { Context } from '../core/context/context.ts';
import {
  type CursorPage,
  type ListOrder,
  type PageQuery,
  type PageRow,
  readCursorPage,
} from '../infra/http/cursor-pages.ts';
import type { Side } from './policy.ts';

/** A relation with the side of its last move, and the status and step before that move. */
export type RelationRow = Selectable<Schema['relation']> & {
  last_side: Side | 'none';
  last_from: RelationStatus | null;
  last_from_step: number | null;
  last_person_id: number | null;
  last_at: Date;
  /** Side of the last rejection; null without a rejection reason. */
  rejected_by: Side | 'none' | null;
};

export interface PairIds {
  requestId: number;
  talentId: number;
}

/** Number of a card's relations per status and step, and how many of them wait for the card's side. */
export type RelationCounts = { status: RelationStatus; step: number | null; count: number; waiting: number }[];

export const ACTIVE_STATUSES: readonly RelationStatus[] = ['proposed', 'confirmed', 'proceeded'];

export async function findPair(db: Kysely<Schema>, { requestId, talentId }: PairIds): Promise<RelationRow | undefined> {
  return one(db, sql`r.request_id = ${requestId} and r.talent_id = ${talentId}`);
}

/**
 * Like `findPair`, but only for parties. With the condition in SQL, the database does not read the relation for anybody
 * else.
 */
export async function findOwnPair(
  db: Kysely<Schema>,
  { requestId, talentId }: PairIds,
  actor: Actor,
): Promise<RelationRow | undefined> {
  return one(db, sql`r.request_id = ${requestId} and r.talent_id = ${talentId} and ${ofParty('r', actor)}`);
}

export async function findOwnRelation(db: Kysely<Schema>, id: number, actor: Actor): Promise<RelationRow | undefined> {
  return one(db, sql`r.id = ${id} and ${ofParty('r', actor)}`);
}

/** SQL version of `isParty`, for a row that references both cards. */
export function ofParty(row: string, actor: Actor): RawBuilder<unknown> {
  return sql`exists (select from request q, talent t
    where q.id = ${sql.ref(`${row}.request_id`)} and t.id = ${sql.ref(`${row}.talent_id`)}
      and (${editableCards('q', actor)} or ${editableCards('t', actor)}))`;
}

export async function findRelation(db: Kysely<Schema>, id: number): Promise<RelationRow | undefined> {
  return one(db, sql`r.id = ${id}`);
}

export async function findRelations(db: Kysely<Schema>, ids: number[]): Promise<RelationRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await relations(sql`r.id = any(${ids}::int[])`).execute(db);
  return rows;
}

/** SQL version of `waitsFor`: proposals that a card of this kind has to answer. */
export function waitsForSide(kind: CardKind, row: string): RawBuilder<boolean> {
  return sql`(${sql.ref(`${row}.status`)} = 'proposed' and ${sql.ref(`${row}.initiated_by`)} <> ${kind})`;
}

/**
 * A page of a card's relations: first relations that wait for the card's side, then other open relations, then ended
 * relations. Last moved first in each group.
 */
export async function listRelations(
  context: Context,
  kind: CardKind,
  cardId: number,
  query: PageQuery & { status: StatusFilter; step?: number },
): Promise<{ page: CursorPage<RelationRow>; counts: RelationCounts }> {
  const { db } = context;
  const { status, step } = query;
  const ofCard = sql`${sql.ref(`r.${kind}_id`)} = ${cardId}`;
  const waits = waitsForSide(kind, 'r');
  const inStatus =
    status === 'all' ? sql`true` : status === 'waiting' ? waits : sql`r.status = any(${statusesOf(status)}::text[])`;
  const stepNow = sql`case when r.status = 'proceeded' then r.proceed_reason_id end`;
  const atStep = step === undefined ? sql`true` : sql`${stepNow} = ${step}`;
  const order: ListOrder = {
    list: ['relations', kind, cardId, status, step],
    keys: [
      conditionFirst(waits),
      conditionFirst(sql`r.status = any(${ACTIVE_STATUSES}::text[])`),
      newestFirst(sql`r.modified_at`),
      descendingNumber(sql`r.id`),
    ],
    changedSince: (transaction) => isWrittenSince(rowVersion('r'), transaction),
  };
  const [page, counted] = await Promise.all([
    readCursorPage(order, query, context, async ({ columns, condition, end }) => {
      const listed = sql`${ofCard} and ${inStatus} and ${atStep} and ${condition} ${end}`;
      const { rows } = await relations<PageRow>(listed, sql`, ${columns}`).execute(db);
      return rows;
    }),
    sql<RelationCounts[number]>`
      select r.status, ${stepNow} as step, count(*) as count, count(*) filter (where ${waits}) as waiting
      from relation r where ${ofCard} group by 1, 2`.execute(db),
  ]);
  return { page, counts: counted.rows };
}

/** SQL condition: the relation is open and has not reached the hire step. */
export function isBeforeHire(row: string): RawBuilder<boolean> {
  const [status, step] = [sql.ref(`${row}.status`), sql.ref(`${row}.proceed_reason_id`)];
  return sql`(${status} in ('proposed', 'confirmed') or ${status} = 'proceeded' and ${step} <> ${HIRE})`;
}

/** A job's open relations before a hire, oldest first. */
export async function openBeforeHire(
  db: Kysely<Schema>,
  requestId: number,
  { most, lock }: { most: number; lock: boolean },
): Promise<RelationRow[]> {
  const { rows } = await relations(sql`r.request_id = ${requestId} and ${isBeforeHire('r')}
    order by r.id limit ${most} ${lock ? sql`for update of r` : sql``}`).execute(db);
  return rows;
}

/** Relations of one card with the given cards. */
export async function relationsWith(
  db: Kysely<Schema>,
  kind: CardKind,
  cardId: number,
  otherIds: number[],
): Promise<RelationRow[]> {
  if (otherIds.length === 0) return [];
  const { other } = KINDS[kind];
  const { rows } = await relations(
    sql`${sql.ref(`r.${kind}_id`)} = ${cardId} and ${sql.ref(`r.${other}_id`)} = any(${otherIds}::int[])`,
  ).execute(db);
  return rows;
}

/** Ids of all cards of the other kind that have a relation with a card. */
export async function findLinkedIds(db: Kysely<Schema>, kind: CardKind, cardId: number): Promise<number[]> {
  const { other } = KINDS[kind];
  const rows = await db.selectFrom('relation').where(`${kind}_id`, '=', cardId).select(`${other}_id as id`).execute();
  return rows.map(({ id }) => id);
}

function statusesOf(filter: Exclude<StatusFilter, 'all' | 'waiting'>): readonly RelationStatus[] {
  return filter === 'active' ? ACTIVE_STATUSES : [filter];
}

async function one(db: Kysely<Schema>, condition: RawBuilder<unknown>): Promise<RelationRow | undefined> {
  const { rows } = await relations(condition).execute(db);
  return rows[0];
}

function relations<More = object>(
  condition: RawBuilder<unknown>,
  more: RawBuilder<unknown> = sql``,
): RawBuilder<RelationRow & More> {
  return sql`
    select r.*, last.side as last_side, last.from_status as last_from, last.from_step as last_from_step, last.person_id as last_person_id,
      last.created_at as last_at,
      case when r.rejection_reason_id is not null then (
        select side from relation_event where relation_id = r.id and to_status = 'rejected' order by id desc limit 1)
      end as rejected_by ${more}
    from relation r
    join lateral (
      select side, from_status, from_step, person_id, created_at from relation_event where relation_id = r.id order by id desc limit 1) last on true
    where ${condition}`;
}
