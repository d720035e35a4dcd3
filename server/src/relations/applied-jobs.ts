import { sql } from 'kysely';
import { ownedCards } from '../cards/conditions.ts';
import { cardsWithId, getShownId } from '../cards/shown-id.ts';
import { type Context, requirePerson } from '../core/context/context.ts';

interface AppliedRow {
  id: number;
  shown_id: number;
  hides_id: boolean;
  applied_at: Date;
}

/**
 * The given jobs for which the talent's side proposed one of the requester's talents, with the time of the first
 * proposal.
 */
export async function appliedJobs(ids: number[], context: Context) {
  const { rows } = await sql<AppliedRow>`
    select c.id, c.shown_id, not coalesce(co.card_id_publicly_visible, true) as hides_id,
           min(rel.created_at) as applied_at
    from request c
    join relation rel on rel.request_id = c.id and rel.initiated_by = 'talent' and rel.status <> 'archived'
    join talent t on t.id = rel.talent_id
    left join company co on co.id = c.company_id
    where ${cardsWithId('c', ids, context.actor)} and ${ownedCards('t', requirePerson(context))}
    group by c.id, c.shown_id, co.card_id_publicly_visible
    order by c.id`.execute(context.db);
  return rows.map((row) => ({ id: getShownId(row), applied: row.applied_at.toISOString() }));
}
