import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Context } from '../../platform/http/context.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import { presentRequestDetails, presentTalentDetails } from '../present.ts';
import { editableCard } from './editable.ts';

/** The card as it is now, for who may edit it. */
export async function talentDetails(key: string, context: Context & WithNames): Promise<TalentDetails> {
  const row = await editableCard('talent', key, context);
  return presentTalentDetails(row, await context.names(), viewer(context));
}

export async function requestDetails(key: string, context: Context & WithNames): Promise<RequestDetails> {
  const row = await editableCard('request', key, context);
  return presentRequestDetails(row, await context.names(), viewer(context));
}

export async function cardDetails(
  kind: CardKind,
  key: string,
  context: Context & WithNames,
): Promise<TalentDetails | RequestDetails> {
  return kind === 'talent' ? talentDetails(key, context) : requestDetails(key, context);
}

function viewer({ actor, company }: Context) {
  return { actor, companyId: company?.id ?? null };
}
