import type { Option } from '@crewdock/contract/dictionaries';
import type { Relation, RelationStatus } from '@crewdock/contract/relations';
import { isHired, RELATION_STATUS_LABELS, standingLabel, stepLabel } from '../words.ts';

/** A board column: a status, or one step of `proceeded`. */
export interface BoardColumnDefinition {
  id: string;
  label: string;
  status: RelationStatus;
  step: Option | null;
  /** Whether the status is final. Columns of final statuses come last and start collapsed. */
  isEnd: boolean;
}

/** All columns from proposal to hire, followed by the final statuses. */
export function getBoardColumns(steps: Option[]): BoardColumnDefinition[] {
  return [
    ofStatus('proposed'),
    ofStatus('confirmed'),
    ...steps.map((step) => ({
      id: `step-${step.id}`,
      label: stepLabel(step),
      status: 'proceeded' as const,
      step,
      isEnd: false,
    })),
    ofStatus('rejected', true),
    ofStatus('archived', true),
  ];
}

/** The action that moves a relation into a column, or the reason why it can't be moved. */
export type Aim =
  | { deed: 'confirm' | 'reject' | 'restore' | 'withdraw' }
  | { deed: 'proceed'; step: Option }
  | { why: string };

/** Returns the action that moves the relation into the column, according to the rights that the server returned. */
export function aimAt(relation: Relation, column: BoardColumnDefinition): Aim {
  const { status, can } = relation;
  if (isInBoardColumn(relation, column)) return { why: HERE };
  if (column.status === 'archived' && can.archive) return { deed: 'withdraw' };
  if (status === 'rejected' || status === 'archived') return aimBack(relation, column);
  if (!Object.values(can).some(Boolean)) return { why: 'Its last move is under way.' };
  switch (column.status) {
    case 'proposed':
      return { why: 'Nothing becomes a proposal again.' };
    case 'confirmed':
      if (status !== 'proposed') return { why: 'It has gone on from here.' };
      return can.confirm ? { deed: 'confirm' } : { why: 'The other side confirms it.' };
    case 'proceeded':
      if (can.proceed) return { deed: 'proceed', step: column.step! };
      if (isHired(relation)) return { why: 'Already hired. Reject to end the hire.' };
      if (status !== 'proposed') return { why: 'The job’s side takes it further.' };
      return { why: can.confirm ? 'Confirm it first.' : 'The other side confirms it first.' };
    case 'rejected':
      return can.reject ? { deed: 'reject' } : { why: 'You can’t reject it.' };
    case 'archived':
      return { why: 'Withdrawn with its card, or by staff.' };
  }
}

export function isInBoardColumn(
  { status, proceed }: Pick<Relation, 'status' | 'proceed'>,
  column: BoardColumnDefinition,
): boolean {
  return status === column.status && (column.step === null || proceed?.reason.id === column.step.id);
}

function aimBack(relation: Relation, column: BoardColumnDefinition): Aim {
  const { can, is_confirmed, proceed, status } = relation;
  if (!can.unarchive) {
    return { why: status === 'archived' ? 'Staff, or its card, bring it back.' : 'Who rejected it brings it back.' };
  }
  const before = { status: proceed ? 'proceeded' : is_confirmed ? 'confirmed' : 'proposed', proceed } as const;
  return isInBoardColumn(before, column)
    ? { deed: 'restore' }
    : { why: `It goes back to ${standingLabel(before).toLowerCase()}.` };
}

function ofStatus(status: RelationStatus, isEnd = false): BoardColumnDefinition {
  return { id: status, label: RELATION_STATUS_LABELS[status], status, step: null, isEnd };
}

/** Reason for the column that already contains the card; not shown while dragging. */
export const HERE = 'It stands here.';

/** MIME type of a dragged relation. */
export const RELATION = 'application/x-crewdock-relation';
