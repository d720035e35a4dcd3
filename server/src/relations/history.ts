import type { RelationEvent } from '@crewdock/contract/relations';
import { sql } from 'kysely';
import type { Context } from '../platform/http/context.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { notFound } from '../platform/http/errors.ts';
import { linkedPair } from './pair.ts';
import { findOwnRelation, type RelationRow } from './queries.ts';

/** Who moved it, oldest first. The other side's people are named by their side. */
export async function historyOf(relationId: number, context: Context & WithNames): Promise<RelationEvent[]> {
  const relation = await findOwnRelation(context.db, relationId, context.actor);
  if (!relation) throw notFound();
  const { standing } = await linkedPair({ requestId: relation.request_id, talentId: relation.talent_id }, context);
  const { proceedReason } = await context.names();
  const stepOf = (id: number | null) => (id === null ? null : proceedReason.get(id)!);
  const { rows } = await sql<EventRow>`
    select e.id, e.created_at, e.side, e.from_status, e.from_step, e.to_status, e.to_step, e.why,
      p.first_name || ' ' || p.last_name as name
    from relation_event e left join person p on p.id = e.person_id
    where e.relation_id = ${relationId} order by e.id`.execute(context.db);
  const knows = { request: standing.ownsRequest, talent: standing.ownsTalent, staff: false, none: false };
  return rows.map(({ id, created_at, side, from_status, from_step, to_status, to_step, why, name }) => ({
    id,
    at: created_at.toISOString(),
    actor: (standing.isStaff || knows[side] ? name : null) ?? SIDE_NAMES[side],
    from: from_status,
    from_step: stepOf(from_step),
    to: to_status,
    to_step: stepOf(to_step),
    why,
  }));
}

interface EventRow {
  id: number;
  created_at: Date;
  side: RelationRow['last_side'];
  from_status: RelationEvent['from'];
  from_step: number | null;
  to_status: RelationEvent['to'];
  to_step: number | null;
  why: string;
  name: string | null;
}

const SIDE_NAMES = { request: 'The client', talent: 'The talent’s side', staff: 'Staff', none: 'Crewdock' };
