import type { CardKind } from '@crewdock/contract/kinds';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { RelationCounts } from '../cards/relations.ts';
import { ACTIVE_STATUSES } from './queries.ts';

const NONE: RelationCounts = { active_relations: 0, inactive_relations: 0, unconfirmed_relations: false };

/** For each of these cards. */
export async function countRelations(
  db: Kysely<Schema>,
  kind: CardKind,
  ids: number[],
): Promise<Map<number, RelationCounts>> {
  const card = sql.ref(`${kind}_id`);
  const waits = sql`status = 'proposed' and not is_confirmed and initiated_by <> ${kind}`;
  const { rows } = await sql<RelationCounts & { id: number }>`
    select ${card} as id,
      count(*) filter (where status = any(${ACTIVE_STATUSES}::text[])) as active_relations,
      count(*) filter (where status <> all(${ACTIVE_STATUSES}::text[])) as inactive_relations,
      bool_or(${waits}) as unconfirmed_relations
    from relation where ${card} = any(${ids}::int[]) group by 1`.execute(db);
  const counted = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return new Map(ids.map((id) => [id, counted.get(id) ?? NONE]));
}
