import { CARD_KINDS, type CardKind } from '@crewdock/contract/kinds';
import type { Relation, RelationStatus } from '@crewdock/contract/relations';
import { HIRE } from '@crewdock/contract/steps';
import { canEdit, type CardAccessFacts } from '../cards/policy.ts';
import type { Actor } from '../core/identity/actor.ts';

/** A viewer's role for a pair of cards. */
export interface ViewerRole {
  ownsRequest: boolean;
  ownsTalent: boolean;
  isStaff: boolean;
}

/** The side for which a move is made. */
export type Side = CardKind | 'staff';

/** The part of a relation that the rules depend on. */
export interface RelationPolicyFacts {
  status: RelationStatus;
  initiated_by: Side;
  /** The current or last step; null before the first step. */
  proceed_reason_id: number | null;
  /** Side that made the last move. */
  last_side: Side | 'none';
}

export type RelationMoveName = 'confirm' | 'reject' | 'proceed' | 'archive' | 'unarchive';

export function getViewerRole(actor: Actor, request: CardAccessFacts, talent: CardAccessFacts): ViewerRole {
  const isStaff = actor.kind === 'person' && actor.isStaff;
  return {
    ownsRequest: !isStaff && canEdit(actor, request),
    ownsTalent: !isStaff && canEdit(actor, talent),
    isStaff,
  };
}

/** Whether the viewer owns one of the cards or is staff. Nobody else may learn that the relation exists. */
export function isParty({ ownsRequest, ownsTalent, isStaff }: ViewerRole): boolean {
  return ownsRequest || ownsTalent || isStaff;
}

/**
 * The side for which a move is made. When one person owns both cards, a confirmation counts for the side that did not
 * propose, and a rejection for the card `from` whose relations the person moves.
 */
export function getMoveSide(
  { ownsRequest, ownsTalent, isStaff }: ViewerRole,
  move: RelationMoveName | 'propose',
  linked?: RelationPolicyFacts,
  from: CardKind = 'request',
): Side {
  if (isStaff) return 'staff';
  if (move === 'confirm' && linked && !mayAnswer('request', linked)) return 'talent';
  if (move === 'archive' && linked && linked.initiated_by === 'talent' && ownsTalent) return 'talent';
  if (move === 'reject' && ownsTalent && from === 'talent') return 'talent';
  return ownsRequest ? 'request' : 'talent';
}

/** The side that counts as rejecting when a rejection reason is shown: staff reject on behalf of the job. */
export function reasonSide(side: Side | 'none' | null): CardKind {
  return side === 'talent' ? 'talent' : 'request';
}

/** Statuses from which each move is allowed. The sides can withdraw only an unanswered proposal. */
export const RELATION_MOVES_FROM: Record<RelationMoveName, readonly RelationStatus[]> = {
  confirm: ['proposed'],
  reject: ['proposed', 'confirmed', 'proceeded'],
  proceed: ['confirmed', 'proceeded'],
  archive: ['proposed', 'confirmed', 'rejected', 'proceeded'],
  unarchive: ['rejected', 'archived'],
};

/** Whether the status allows a move for this role. */
export function isAllowedFrom(status: RelationStatus, move: RelationMoveName, { isStaff }: ViewerRole): boolean {
  if (move === 'archive' && !isStaff) return status === 'proposed';
  return RELATION_MOVES_FROM[move].includes(status);
}

/** Whether the person is hired: after a hire, the only possible move is to end it. */
export function isHiredRelation({
  status,
  proceed_reason_id,
}: Pick<RelationPolicyFacts, 'status' | 'proceed_reason_id'>): boolean {
  return status === 'proceeded' && proceed_reason_id === HIRE;
}

/** Whether the role allows a move, regardless of the relation's status. */
export function mayMove(move: RelationMoveName, standing: ViewerRole, linked: RelationPolicyFacts): boolean {
  const { ownsRequest, ownsTalent, isStaff } = standing;
  if (isStaff) return true;
  switch (move) {
    case 'confirm':
      return (ownsRequest && mayAnswer('request', linked)) || (ownsTalent && mayAnswer('talent', linked));
    case 'reject':
      return ownsRequest || ownsTalent;
    case 'proceed':
      return ownsRequest;
    case 'archive':
      return isOwnSide(linked.initiated_by, standing);
    case 'unarchive':
      // The side that rejected or withdrew the relation may restore it.
      return isOwnSide(linked.last_side, standing);
  }
}

/** Moves that the viewer can make now. */
export function getAllowedMoves(standing: ViewerRole, linked: RelationPolicyFacts): Relation['can'] {
  const can = (move: RelationMoveName) =>
    isAllowedFrom(linked.status, move, standing) && mayMove(move, standing, linked);
  return {
    confirm: can('confirm'),
    reject: can('reject'),
    proceed: can('proceed') && !isHiredRelation(linked),
    unarchive: can('unarchive'),
    archive: can('archive'),
  };
}

/** The sides that may answer a proposal: both sides if staff proposed it. `waitsForSide` is the SQL version. */
export function waitsFor(linked: RelationPolicyFacts): Relation['waits_for'] {
  return linked.status === 'proposed' ? CARD_KINDS.filter((side) => mayAnswer(side, linked)) : [];
}

/** The side that did not propose may answer. */
function mayAnswer(side: CardKind, { initiated_by }: RelationPolicyFacts): boolean {
  return initiated_by !== side;
}

function isOwnSide(side: Side | 'none', { ownsRequest, ownsTalent }: ViewerRole): boolean {
  return (side === 'request' && ownsRequest) || (side === 'talent' && ownsTalent);
}
