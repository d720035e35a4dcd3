import type { CardKind } from '@crewdock/contract/kinds';
import type { Names, WithNames } from '../../dictionaries/names.ts';
import type { Context } from '../../core/context/context.ts';
import { presentRequestDetails, presentTalentDetails, type CardViewer } from '../present.ts';
import type { CardRow } from '../queries.ts';
import { editableCard } from './editable.ts';

/** Loads the current card; throws 404 unless the requester may edit it. */
function detailsOf<K extends CardKind, D>(kind: K, present: (row: CardRow<K>, names: Names, viewer: CardViewer) => D) {
  return async (key: string, context: Context & WithNames): Promise<D> => {
    const row = await editableCard(kind, key, context);
    const { actor, company } = context;
    return present(row, await context.names(), { actor, companyId: company?.id ?? null });
  };
}

export const talentDetails = detailsOf('talent', presentTalentDetails);
export const requestDetails = detailsOf('request', presentRequestDetails);
export const DETAILS = { talent: talentDetails, request: requestDetails };
