import type { Input } from '@crewdock/contract/endpoint';
import type { relations } from '@crewdock/contract/relations';
import type { Context } from '../platform/http/context.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { invalidField } from '../platform/http/errors.ts';
import type { Change } from './moves.ts';

/** Why somebody turns a pair down, in the dictionary's words. */
export async function rejection(
  { rt_rejection_reason, comment, from }: Input<typeof relations.rejectTalent>['body'],
  { names }: Context & WithNames,
): Promise<Change> {
  const reason = (await names()).rejectionReason.get(rt_rejection_reason);
  if (!reason) throw invalidField('rt_rejection_reason', 'is not known');
  return {
    from,
    columns: { rejection_reason_id: reason.id, comment },
    why: [`Reason: ${reason.label}.`, comment].filter(Boolean).join('\n'),
  };
}

/** How it goes on with a pair. */
export async function proceeding(
  { proceed_reason, start_date, rate, from }: Input<typeof relations.proceedTalent>['body'],
  { names }: Context & WithNames,
): Promise<Change> {
  const reason = (await names()).proceedReason.get(proceed_reason);
  if (!reason) throw invalidField('proceed_reason', 'is not known');
  const details = [`${reason.label}.`, start_date && `Start: ${start_date}.`, rate && `Rate: ${rate}.`];
  return {
    from,
    columns: { proceed_reason_id: reason.id, start_date, rate },
    why: details.filter(Boolean).join(' '),
  };
}
