import type { NoteSide } from '@crewdock/contract/relation-notes';
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Standing } from '../policy.ts';

/** A note and its author's name. */
export type NoteRow = Selectable<Schema['relation_note']> & { name: string | null };

/** Sides whose notes a person may read, including private ones. */
function sidesOf({ ownsRequest, ownsTalent, isStaff }: Standing): NoteSide['side'][] {
  return [
    ...(ownsRequest ? (['request'] as const) : []),
    ...(ownsTalent ? (['talent'] as const) : []),
    ...(isStaff ? (['staff'] as const) : []),
  ];
}

/** Number of readable notes per relation, in one statement. */
export async function countNotes(
  db: Kysely<Schema>,
  relations: { id: number; standing: Standing }[],
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
  db: Kysely<Schema>,
  relationId: number,
  standing: Standing,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: NoteRow[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    notes(
      sql`n.relation_id = ${relationId} and ${readable(sql`${sidesOf(standing)}::text[]`)}
        order by n.created_at desc, n.id desc limit ${limit} offset ${offset}`,
    ).execute(db),
    countNotes(db, [{ id: relationId, standing }]),
  ]);
  return { rows, total: counted.get(relationId) ?? 0 };
}

/** A readable note, locked until the transaction ends. */
export async function findNote(
  trx: Transaction<Schema>,
  relationId: number,
  id: string,
  standing: Standing,
): Promise<NoteRow | undefined> {
  const { rows } = await notes(
    sql`n.id = ${id} and n.relation_id = ${relationId} and ${readable(sql`${sidesOf(standing)}::text[]`)} for update of n`,
  ).execute(trx);
  return rows[0];
}

function readable(sides: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(n.is_shared or n.side = any(${sides}))`;
}

function notes(condition: RawBuilder<unknown>): RawBuilder<NoteRow> {
  return sql`
    select n.*, p.first_name || ' ' || p.last_name as name
    from relation_note n left join person p on p.id = n.person_id
    where ${condition}`;
}
