import type { Relation } from '@crewdock/contract/relations';
import { shownIdOf } from '../cards/shown-id.ts';
import type { Pair } from './pair.ts';
import { rightsOf, waitsFor } from './policy.ts';
import type { RelationRow } from './queries.ts';
import type { WithNames } from '../dictionaries/names.ts';

export async function presentRelation(
  row: RelationRow,
  { request, talent, standing }: Pair,
  { names }: WithNames,
): Promise<Relation> {
  const { rejectionReason, proceedReason } = await names();
  const reason = row.proceed_reason_id === null ? undefined : proceedReason.get(row.proceed_reason_id);
  return {
    id: row.id,
    request_id: shownIdOf(request),
    talent_id: shownIdOf(talent),
    status: row.status,
    initiated_by: row.initiated_by,
    is_confirmed: row.is_confirmed,
    waits_for: waitsFor(row),
    rt_rejection_reason: (row.rejection_reason_id !== null && rejectionReason.get(row.rejection_reason_id)) || null,
    comment: row.comment,
    proceed: reason ? { reason, start_date: row.start_date, rate: row.rate } : null,
    created: row.created_at.toISOString(),
    modified: row.modified_at.toISOString(),
    can: rightsOf(standing, row),
  };
}
