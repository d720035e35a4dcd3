import type { Option } from '@crewdock/contract/dictionaries';
import type { Relation, RelationStatus } from '@crewdock/contract/relations';
import { isHired, RELATION_STATUS_LABELS, standingLabel, stepLabel } from '../words.ts';
import * as messages from './messages.ts';
import { t } from '../../i18n/translate.ts';

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
  if (isInBoardColumn(relation, column)) return { why: t(messages.alreadyHere) };
  if (column.status === 'archived' && can.archive) return { deed: 'withdraw' };
  if (status === 'rejected' || status === 'archived') return aimBack(relation, column);
  if (!Object.values(can).some(Boolean)) return { why: t(messages.stillMoving) };
  switch (column.status) {
    case 'proposed':
      return { why: t(messages.notBackToProposed) };
    case 'confirmed':
      if (status !== 'proposed') return { why: t(messages.alreadyPast) };
      return can.confirm ? { deed: 'confirm' } : { why: t(messages.waitingForConfirmation) };
    case 'proceeded':
      if (can.proceed) return { deed: 'proceed', step: column.step! };
      if (isHired(relation)) return { why: t(messages.alreadyHired) };
      if (status !== 'proposed') return { why: t(messages.clientMovesOn) };
      return { why: t(can.confirm ? messages.confirmFirst : messages.notConfirmed) };
    case 'rejected':
      return can.reject ? { deed: 'reject' } : { why: t(messages.notRejectable) };
    case 'archived':
      return { why: t(messages.withdrawnWithCard) };
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
    return { why: t(status === 'archived' ? messages.restoredWithCard : messages.restoredByRejecter) };
  }
  const before = { status: proceed ? 'proceeded' : is_confirmed ? 'confirmed' : 'proposed', proceed } as const;
  return isInBoardColumn(before, column)
    ? { deed: 'restore' }
    : { why: t(messages.goesBackTo, { status: standingLabel(before).toLowerCase() }) };
}

function ofStatus(status: RelationStatus, isEnd = false): BoardColumnDefinition {
  return { id: status, label: t(RELATION_STATUS_LABELS[status]), status, step: null, isEnd };
}

/** MIME type of a dragged relation. */
export const RELATION = 'application/x-crewdock-relation';
