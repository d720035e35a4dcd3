import type { Option } from '@crewdock/contract/dictionaries';
import type { Relation, RelationStatus } from '@crewdock/contract/relations';
import { STATUS_LABELS, standingLabel, stepLabel } from '../words.ts';

/** Relations of a status, or of one step of `proceeded`. */
export interface Column {
  id: string;
  label: string;
  status: RelationStatus;
  step: Option | null;
  /** What has ended stands last, and folded until it is asked for. */
  isEnd: boolean;
}

/** From the proposal to the hire, and what has ended. */
export function columnsOf(steps: Option[]): Column[] {
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

/** What is done to bring a relation into a column, or why nothing can be. */
export type Aim =
  | { deed: 'confirm' | 'reject' | 'restore' | 'withdraw' }
  | { deed: 'proceed'; step: Option }
  | { why: string };

/** What a move there means, by the rights that the server has told. */
export function aimAt(relation: Relation, column: Column): Aim {
  const { status, can } = relation;
  if (isAt(relation, column)) return { why: HERE };
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
      if (status !== 'proposed') return { why: 'The job’s side takes it further.' };
      return { why: can.confirm ? 'Confirm it first.' : 'The other side confirms it first.' };
    case 'rejected':
      return can.reject ? { deed: 'reject' } : { why: 'You can’t reject it.' };
    case 'archived':
      return { why: 'Withdrawn with its card, or by staff.' };
  }
}

/** Whether a relation stands in a column. */
export function isAt({ status, proceed }: Pick<Relation, 'status' | 'proceed'>, column: Column): boolean {
  return status === column.status && (column.step === null || proceed?.reason.id === column.step.id);
}

function aimBack(relation: Relation, column: Column): Aim {
  const { can, is_confirmed, proceed, status } = relation;
  if (!can.unarchive) {
    return { why: status === 'archived' ? 'Staff, or its card, bring it back.' : 'Who rejected it brings it back.' };
  }
  const before = { status: proceed ? 'proceeded' : is_confirmed ? 'confirmed' : 'proposed', proceed } as const;
  return isAt(before, column)
    ? { deed: 'restore' }
    : { why: `It goes back to ${standingLabel(before).toLowerCase()}.` };
}

function ofStatus(status: RelationStatus, isEnd = false): Column {
  return { id: status, label: STATUS_LABELS[status], status, step: null, isEnd };
}

/** Of the column that a card stands in: nothing to say to who drags it. */
export const HERE = 'It stands here.';

/** What a dragged card says it is. */
export const RELATION = 'application/x-crewdock-relation';
