import type { RequestCard, TalentCard } from '@crewdock/contract/cards';
import type { Handlers, Input } from '@crewdock/contract/endpoint';
import type { CardKind } from '@crewdock/contract/kinds';
import { withKindName } from '@crewdock/contract/pairs';
import type { staffRelations } from '@crewdock/contract/staff/relations';
import { presentRequest, presentTalent } from '../../cards/present.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import type { Context } from '../../core/context/context.ts';
import type { Listed } from '../lists.ts';
import { pairBehind } from '../pair.ts';
import { presentRelation } from '../present.ts';
import { relationRoutes } from '../routes.ts';
import { deleteRelation } from './delete.ts';
import { loadStaffCardFilters } from './filters.ts';
import { putBack } from './put-back.ts';
import { relatedForStaff } from './related.ts';
import { suggestCards } from './suggest.ts';

const TALENTS: Listed<'talent', TalentCard> = { kind: 'talent', present: presentTalent };
const REQUESTS: Listed<'request', RequestCard> = { kind: 'request', present: presentRequest };

type Asker = Context & WithNames;
type Deleting = Input<typeof staffRelations.deleteTalent>;
type PuttingBack = Input<typeof staffRelations.putBackTalent>;

/** Moves use the endpoints of the sides, where staff may change any card. */
export const staffRelationRoutes: Handlers<typeof staffRelations, Asker> = {
  ...withKindName('talent', routesOf(TALENTS, REQUESTS)),
  ...withKindName('request', routesOf(REQUESTS, TALENTS)),
  proposeTalentByStaff: relationRoutes.proposeTalent,
  proposeRequestByStaff: relationRoutes.proposeRequest,
  confirmTalentByStaff: relationRoutes.confirmTalent,
  confirmRequestByStaff: relationRoutes.confirmRequest,
  archiveTalentByStaff: relationRoutes.archiveTalent,
  archiveRequestByStaff: relationRoutes.archiveRequest,
};

function routesOf<K extends CardKind, C, O extends CardKind, D extends { id: number }>(
  own: Listed<K, C>,
  other: Listed<O, D>,
) {
  const idsOf = ({ id, otherId }: PuttingBack['params'], context: Context) =>
    pairBehind(
      own.kind === 'request' ? { requestId: id, talentId: otherId } : { requestId: otherId, talentId: id },
      context,
    );
  return {
    listStaffRelatedOthers: ({ query }: Input<typeof staffRelations.listStaffRelatedTalents>, context: Asker) =>
      relatedForStaff(own.kind, query, other, context),
    suggestCards: ({ query }: Input<typeof staffRelations.suggestTalents>, context: Asker) =>
      suggestCards(own, query, context),
    listCardFilters: (_: unknown, context: Asker) => loadStaffCardFilters(own.kind, context),
    async deleteOther({ params, query }: Deleting, context: Asker) {
      const linked = await deleteRelation(await idsOf(params, context), query, context);
      const { id, request_id, talent_id } = await presentRelation(linked, context);
      return { id, request_id, talent_id };
    },
    putBackOther: async ({ params }: PuttingBack, context: Asker) =>
      presentRelation(await putBack(await idsOf(params, context), context), context),
  };
}
