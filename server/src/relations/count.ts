import type { CardKind } from '@crewdock/contract/kinds';
import { HIRE } from '@crewdock/contract/steps';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import type { OwnCardRelationCounts } from '../cards/relations.ts';
import { ACTIVE_STATUSES, waitsForSide } from './queries.ts';

const NONE: OwnCardRelationCounts = {
  active_relations: 0,
  inactive_relations: 0,
  hired: 0,
  unconfirmed_relations: false,
  waiting_relations: 0,
  waiting_since: null,
};

export async function countRelations(
  db: Kysely<Schema>,
  kind: CardKind,
  ids: number[],
): Promise<Map<number, OwnCardRelationCounts>> {
  const card = sql.ref(`${kind}_id`);
  const waits = waitsForSide(kind, 'relation');
  const { rows } = await sql<Omit<OwnCardRelationCounts, 'waiting_since'> & { id: number; waiting_since: Date | null }>`
    select ${card} as id,
      count(*) filter (where status = any(${ACTIVE_STATUSES}::text[])) as active_relations,
      count(*) filter (where status <> all(${ACTIVE_STATUSES}::text[])) as inactive_relations,
      count(*) filter (where status = 'proceeded' and proceed_reason_id = ${HIRE}) as hired,
      bool_or(${waits}) as unconfirmed_relations, count(*) filter (where ${waits}) as waiting_relations,
      min(modified_at) filter (where ${waits}) as waiting_since
    from relation where ${card} = any(${ids}::int[]) group by 1`.execute(db);
  const counted = new Map(
    rows.map(({ id, waiting_since, ...counts }) => [
      id,
      { ...counts, waiting_since: waiting_since?.toISOString() ?? null },
    ]),
  );
  return new Map(ids.map((id) => [id, counted.get(id) ?? NONE]));
}

export function isWaiting(kind: CardKind): RawBuilder<boolean> {
  return sql`exists (select from relation r where ${sql.ref(`r.${kind}_id`)} = c.id and ${waitsForSide(kind, 'r')})`;
}
