import type { cardEditing } from '@crewdock/contract/card-editing';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { CardKind } from '@crewdock/contract/kinds';
import { type Context, personOf } from '../../platform/http/context.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import type { WithCardRelations } from '../relations.ts';
import { setActive } from './archive.ts';
import { changeCard } from './change.ts';
import { copyCard } from './copy.ts';
import { createCard, reserveNumber } from './create.ts';
import { requestDetails, talentDetails } from './details.ts';

export const cardEditingRoutes: Handlers<typeof cardEditing, Context & WithCardRelations & WithNames> = {
  createTalent: async ({ body }, context) => talentDetails(String(await createCard('talent', body, context)), context),
  createRequest: async ({ body }, context) =>
    requestDetails(String(await createCard('request', body, context)), context),
  reserveTalentId: (_, context) => reserve(context),
  reserveRequestId: (_, context) => reserve(context),
  async changeTalent({ params, body }, context) {
    await changeCard('talent', params.id, body, context);
    return talentDetails(params.id, context);
  },
  async changeRequest({ params, body }, context) {
    await changeCard('request', params.id, body, context);
    return requestDetails(params.id, context);
  },
  activateTalent: ({ params }, context) => activate('talent', params.id, true, context, talentDetails),
  activateRequest: ({ params }, context) => activate('request', params.id, true, context, requestDetails),
  deactivateTalent: ({ params }, context) => activate('talent', params.id, false, context, talentDetails),
  deactivateRequest: ({ params }, context) => activate('request', params.id, false, context, requestDetails),
  copyTalent: async ({ params }, context) =>
    talentDetails(String(await copyCard('talent', params.id, context)), context),
  copyRequest: async ({ params }, context) =>
    requestDetails(String(await copyCard('request', params.id, context)), context),
};

async function reserve(context: Context) {
  const { owner, card } = await reserveNumber(context.db, personOf(context).id);
  return { public_id: `${owner}-${card}`, card_number: card };
}

async function activate<T>(
  kind: CardKind,
  key: string,
  isActive: boolean,
  context: Context & WithCardRelations & WithNames,
  present: (key: string, context: Context & WithNames) => Promise<T>,
): Promise<T> {
  await setActive(kind, key, isActive, context);
  return present(key, context);
}
