import type { NoteSide } from '@crewdock/contract/relation-notes';
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { personName } from '../../infra/db/person-name.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { ascendingText, newestFirst } from '../../infra/db/total-order.ts';
import type { Context } from '../../core/context/context.ts';
import {
  type CursorPage,
  type ListOrder,
  type PageQuery,
  type PageRow,
  readCursorPage,
} from '../../infra/http/cursor-pages.ts';
import type { ViewerRole } from '../policy.ts';

/** A note and its author's name. */
export type NoteRow = Selectable<Schema['relation_note']> & { name: string | null };

/** The sides whose notes a person may read, including private notes. */
function sidesOf({ ownsRequest, ownsTalent, isStaff }: ViewerRole): NoteSide['side'][] {
  return [
    ...(ownsRequest ? (['request'] as const) : []),
    ...(ownsTalent ? (['talent'] as const) : []),
    ...(isStaff ? (['staff'] as const) : []),
  ];
}

/** Number of readable notes per relation, in one statement. */
export async function countNotes(
  db: Kysely<Schema>,
  relations: { id: number; standing: ViewerRole }[],
): Promise<Map<number, number>> {
  const asked = relations.map(({ id, standing }) => ({ id, sides: sidesOf(standing) }));
  const { rows } = await sql<{ id: number; count: number }>`
    select n.relation_id as id, count(*) as count
    from json_to_recordset(${JSON.stringify(asked)}) as asked (id integer, sides text[])
    join relation_note n on n.relation_id = asked.id and ${readable(sql`asked.sides`)}
    group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Readable notes, newest first. */
export async function listNotes(
  context: Context,
  relationId: number,
  standing: ViewerRole,
  query: PageQuery,
): Promise<{ page: CursorPage<NoteRow>; total: number }> {
  const { db } = context;
  const listed = sql`n.relation_id = ${relationId} and ${readable(sql`${sidesOf(standing)}::text[]`)}`;
  // The order of notes never changes, so a cursor alone skips nothing.
  const order: ListOrder = {
    list: ['notes', relationId],
    keys: [newestFirst(sql`n.created_at`), ascendingText(sql`n.id`)],
    changedSince: null,
  };
  const [page, counted] = await Promise.all([
    readCursorPage(order, query, context, async ({ columns, condition, end }) => {
      const { rows } = await notes<PageRow>(sql`${listed} and ${condition} ${end}`, sql`, ${columns}`).execute(db);
      return rows;
    }),
    countNotes(db, [{ id: relationId, standing }]),
  ]);
  return { page, total: counted.get(relationId) ?? 0 };
}

/** A readable note, locked until the transaction ends. */
export async function findNote(
  trx: Transaction<Schema>,
  relationId: number,
  id: string,
  standing: ViewerRole,
): Promise<NoteRow | undefined> {
  const { rows } = await notes(
    sql`n.id = ${id} and n.relation_id = ${relationId} and ${readable(sql`${sidesOf(standing)}::text[]`)} for update of n`,
  ).execute(trx);
  return rows[0];
}

function readable(sides: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(n.is_shared or n.side = any(${sides}))`;
}

function notes<More = object>(
  condition: RawBuilder<unknown>,
  more: RawBuilder<unknown> = sql``,
): RawBuilder<NoteRow & More> {
  return sql`
    select n.*, ${personName('p')} as name ${more}
    from relation_note n left join person p on p.id = n.person_id
    where ${condition}`;
}
