import type { RelationEvent } from '@crewdock/contract/relations';
import { sql } from 'kysely';
import type { Context } from '../core/context/context.ts';
import { senderName } from '../infra/email/render-email.ts';
import { personName } from '../infra/db/person-name.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { findLinkedPairById } from './pair.ts';
import type { ViewerRole } from './policy.ts';
import type { RelationRow } from './queries.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as events from '../core/messages/events.ts';

/** The moves of a relation, oldest first. For people of the other side, only the side is shown. */
export async function loadRelationHistory(relationId: number, context: Context & WithNames): Promise<RelationEvent[]> {
  const { standing } = await findLinkedPairById(relationId, context);
  const { proceedReason } = await context.names();
  const stepOf = (id: number | null) => (id === null ? null : proceedReason.get(id)!);
  const { rows } = await sql<EventRow>`
    select e.id, e.created_at, e.side, e.from_status, e.from_step, e.to_status, e.to_step, e.why,
      ${personName('p')} as name
    from relation_event e left join person p on p.id = e.person_id
    where e.relation_id = ${relationId} order by e.id`.execute(context.db);
  return rows.map(({ id, created_at, side, from_status, from_step, to_status, to_step, why, name }) => ({
    id,
    at: created_at.toISOString(),
    actor: side === 'none' ? senderName(context.company) : nameFor(standing, side, name),
    from: from_status,
    from_step: stepOf(from_step),
    to: to_status,
    to_step: stepOf(to_step),
    why,
  }));
}

/** A person's name for their own side and for staff; the name of the side for everybody else. */
export function nameFor(
  { ownsRequest, ownsTalent, isStaff }: ViewerRole,
  side: Exclude<RelationRow['last_side'], 'none'>,
  name: string | null,
): string {
  const knows = { request: ownsRequest, talent: ownsTalent, staff: false };
  return (isStaff || knows[side] ? name : null) ?? formatMessage(SIDE_NAMES[side]);
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

const SIDE_NAMES = { request: events.clientActor, talent: events.talentActor, staff: events.staffActor };
