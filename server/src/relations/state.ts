import type { Relation, RelationState } from '@crewdock/contract/relations';
import type { Names } from '../dictionaries/names.ts';
import type { RelationRow } from './queries.ts';

/** A relation's state, shown with a card. The step is the same as in lists of relations. */
export function presentState(row: RelationRow, names: Pick<Names, 'proceedReason'>): RelationState {
  return { id: row.id, status: row.status, proceed: presentStep(row, names) };
}

/** The step of a relation; null before the first step. */
export function presentStep(
  { proceed_reason_id, start_date, rate }: RelationRow,
  { proceedReason }: Pick<Names, 'proceedReason'>,
): Relation['proceed'] {
  const reason = proceed_reason_id === null ? undefined : proceedReason.get(proceed_reason_id);
  return reason ? { reason, start_date, rate } : null;
}
