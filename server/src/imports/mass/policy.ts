import { CARD_KINDS, type CardKind } from '@crewdock/contract/kinds';
import { mayOwn } from '../../cards/policy.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { permissionDenied } from '../../core/errors/errors.ts';

/** Throws `permission_denied` unless the requester may own cards of this kind. */
export function checkMayImport(kind: CardKind, context: Pick<Context, 'actor'>): void {
  if (!mayOwn(requirePerson(context), kind)) throw permissionDenied();
}

/** The requested kind, or by default the first kind of cards that the requester may own. Throws `permission_denied`. */
export function kindToImport(asked: CardKind | undefined, context: Pick<Context, 'actor'>): CardKind {
  const kind = asked ?? CARD_KINDS.find((each) => mayOwn(requirePerson(context), each));
  if (!kind) throw permissionDenied();
  checkMayImport(kind, context);
  return kind;
}
