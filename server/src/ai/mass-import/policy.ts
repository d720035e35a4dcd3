import { CARD_KINDS, type CardKind } from '@crewdock/contract/kinds';
import { mayOwn } from '../../cards/policy.ts';
import { type Context, personOf } from '../../platform/http/context.ts';
import { permissionDenied } from '../../platform/http/errors.ts';

/** Drafts are of who may have cards of that kind. */
export function checkMayImport(kind: CardKind, context: Pick<Context, 'actor'>): void {
  if (!mayOwn(personOf(context), kind)) throw permissionDenied();
}

/** The kind that was asked for, else the one that the account is for. */
export function kindToImport(asked: CardKind | undefined, context: Pick<Context, 'actor'>): CardKind {
  const kind = asked ?? CARD_KINDS.find((each) => mayOwn(personOf(context), each));
  if (!kind) throw permissionDenied();
  checkMayImport(kind, context);
  return kind;
}
