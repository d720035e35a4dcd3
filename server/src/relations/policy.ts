import { CARD_KINDS, type CardKind } from '@crewdock/contract/kinds';
import type { Relation, RelationStatus } from '@crewdock/contract/relations';
import { canEdit, type Subject } from '../cards/policy.ts';
import type { Actor } from '../platform/http/actor.ts';

/** From where somebody looks at a pair. */
export interface Standing {
  ownsRequest: boolean;
  ownsTalent: boolean;
  isStaff: boolean;
}

/** What the rules ask of a relation. */
export interface Linked {
  status: RelationStatus;
  initiated_by: 'request' | 'talent' | 'staff';
  /** Who moved it last: whose side, and who. */
  last_side: 'request' | 'talent' | 'staff' | 'none';
}

/** The moves of a relation besides the first. */
export type Move = 'confirm' | 'reject' | 'proceed' | 'archive' | 'unarchive';

export function standingOf(actor: Actor, request: Subject, talent: Subject): Standing {
  const isStaff = actor.kind === 'person' && actor.isStaff;
  return {
    ownsRequest: !isStaff && canEdit(actor, request),
    ownsTalent: !isStaff && canEdit(actor, talent),
    isStaff,
  };
}

/** On one side of the pair, or staff: everybody else may not even know of it. */
export function isParty({ ownsRequest, ownsTalent, isStaff }: Standing): boolean {
  return ownsRequest || ownsTalent || isStaff;
}

/** The side in whose name a move is made. Who owns both cards answers for the one that didn't begin. */
export function sideOf(
  { ownsRequest, isStaff }: Standing,
  move: Move | 'propose',
  linked?: Linked,
): 'request' | 'talent' | 'staff' {
  if (isStaff) return 'staff';
  if (move === 'confirm' && linked && !mayAnswer('request', linked)) return 'talent';
  return ownsRequest ? 'request' : 'talent';
}

/** Where each move may begin. */
export const MOVES_FROM: Record<Move, readonly RelationStatus[]> = {
  confirm: ['proposed'],
  reject: ['proposed', 'confirmed', 'proceeded'],
  proceed: ['confirmed', 'proceeded'],
  archive: ['proposed', 'confirmed', 'rejected', 'proceeded'],
  unarchive: ['rejected', 'archived'],
};

/** Whether a person's role lets them make a move, wherever the relation stands. */
export function mayMove(move: Move, standing: Standing, linked: Linked): boolean {
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
      return false;
    case 'unarchive':
      // Who turned it down may take that back; what was withdrawn is the staff's.
      return (
        linked.status !== 'archived' &&
        ((linked.last_side === 'request' && ownsRequest) || (linked.last_side === 'talent' && ownsTalent))
      );
  }
}

/** What may be done with it now. */
export function rightsOf(standing: Standing, linked: Linked): Relation['can'] {
  const can = (move: Move) => MOVES_FROM[move].includes(linked.status) && mayMove(move, standing, linked);
  return {
    confirm: can('confirm'),
    reject: can('reject'),
    proceed: can('proceed'),
    unarchive: can('unarchive'),
    archive: can('archive'),
  };
}

/** Whose answer a proposal waits for: where staff began, the first of the two sides that answers. `waitsForSide` says it in SQL. */
export function waitsFor(linked: Linked): Relation['waits_for'] {
  return linked.status === 'proposed' ? CARD_KINDS.filter((side) => mayAnswer(side, linked)) : [];
}

/** The side that didn't begin. */
function mayAnswer(side: CardKind, { initiated_by }: Linked): boolean {
  return initiated_by !== side;
}
