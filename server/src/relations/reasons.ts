import type { Input } from '@crewdock/contract/endpoint';
import type { relations } from '@crewdock/contract/relations';
import { NO_REASON } from '@crewdock/contract/steps';
import type { Context } from '../core/context/context.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { formatUtcShortDate } from '../core/text/short-date.ts';
import { invalidField } from '../core/errors/errors.ts';
import type { RelationChange } from './moves.ts';
import { reasonSide, type Side } from './policy.ts';
import * as errors from '../core/messages/errors/field.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as events from '../core/messages/events.ts';

/**
 * The columns of a rejection, with the reason from the dictionary. Without a reason, the rejection counts as the
 * decision of the rejecting side.
 */
export async function buildRejectionChange(
  { rt_rejection_reason, comment, ...seen }: Input<typeof relations.rejectTalent>['body'],
  side: Side,
  { names }: WithNames,
): Promise<RelationChange> {
  const reason = (await names()).rejectionReason.get(rt_rejection_reason ?? NO_REASON[reasonSide(side)]);
  if (!reason) throw invalidField('rt_rejection_reason', formatMessage(errors.unknown));
  return {
    ...seen,
    endsHire: reason.ends_hire,
    columns: { rejection_reason_id: reason.id, comment },
    why: [formatMessage(events.reason, { reason: reason.label }), comment].filter(Boolean).join('\n'),
  };
}

/** The columns of a next step. Omitted values keep their previous values. */
export async function buildProceedChange(
  { proceed_reason, start_date, rate, ...seen }: Input<typeof relations.proceedTalent>['body'],
  { names }: Context & WithNames,
): Promise<RelationChange> {
  const reason = (await names()).proceedReason.get(proceed_reason);
  if (!reason) throw invalidField('proceed_reason', formatMessage(errors.unknown));
  const details = [
    formatMessage(events.nextStep, { reason: reason.label }),
    start_date && formatMessage(events.startDate, { date: formatUtcShortDate(start_date) }),
    rate && formatMessage(events.rate, { rate }),
  ];
  return {
    ...seen,
    columns: {
      proceed_reason_id: reason.id,
      ...(start_date !== undefined && { start_date }),
      ...(rate !== undefined && { rate }),
    },
    why: details.filter(Boolean).join(' '),
  };
}
