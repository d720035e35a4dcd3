import { mayOwn } from '../../cards/policy.ts';
import { type Context, personOf } from '../../platform/http/context.ts';
import { permissionDenied } from '../../platform/http/errors.ts';

/** Drafts are of who may have talents. */
export function checkMayImport(context: Pick<Context, 'actor'>): void {
  if (!mayOwn(personOf(context), 'talent')) throw permissionDenied();
}
