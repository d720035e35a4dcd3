import type { CardRelation } from '@crewdock/contract/cards';
import type { CardKind } from '@crewdock/contract/kinds';
import { type Kysely, sql } from 'kysely';
import { shownIds } from '../cards/shown-id.ts';
import type { WithNames } from '../dictionaries/names.ts';
import type { Schema } from '../infra/db/schema.ts';
import { ACTIVE_STATUSES } from './queries.ts';

/** Maximum number of relations included in a card. `get_relations/` returns all of them, page by page. */
const TOLD = 100;

/** A card's most recently moved relations, with the public ids of both cards. */
export async function findCardRelations(
  db: Kysely<Schema>,
  kind: CardKind,
  cardId: number,
  { names }: WithNames,
): Promise<CardRelation[]> {
  const rows = await db
    .selectFrom('relation')
    .where(`${kind}_id`, '=', cardId)
    .select(['id', 'request_id', 'talent_id', 'status', 'is_confirmed', 'rejection_reason_id'])
    .orderBy('modified_at', 'desc')
    .orderBy('id', 'desc')
    .limit(TOLD)
    .execute();
  if (rows.length === 0) return [];
  const idsOf = (of: CardKind) => sql`c.id = any(${rows.map((row) => row[`${of}_id` as const])}::int[])`;
  const [requests, talents, { rejectionReason }] = await Promise.all([
    shownIds(db, 'request', idsOf('request')),
    shownIds(db, 'talent', idsOf('talent')),
    names(),
  ]);
  return rows.map(({ id, request_id, talent_id, status, is_confirmed, rejection_reason_id }) => {
    const reason = rejection_reason_id === null ? undefined : rejectionReason.get(rejection_reason_id);
    return {
      id,
      request_id: requests.get(request_id)!,
      talent_id: talents.get(talent_id)!,
      is_active: ACTIVE_STATUSES.includes(status),
      is_confirmed,
      rt_rejection_reason: reason ? { id: reason.id, label: reason.label } : null,
    };
  });
}
