import type { RequestCard, TalentCard } from '@crewdock/contract/cards';
import type { Handlers, Input } from '@crewdock/contract/endpoint';
import type { CardKind } from '@crewdock/contract/kinds';
import { withKindName } from '@crewdock/contract/pairs';
import type { Relation, relations } from '@crewdock/contract/relations';
import { presentRequest, presentTalent } from '../cards/present.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { listRejectionReasons } from '../dictionaries/rejection-reasons.ts';
import { appliedJobs } from './applied-jobs.ts';
import { loadRelationHistory } from './history.ts';
import { type Listed, listRelated } from './lists.ts';
import { type MovedPair, moveRelation } from './moves.ts';
import type { RelationMoveName } from './policy.ts';
import { pairBehind } from './pair.ts';
import { presentRelation } from './present.ts';
import { proposableCards } from './proposable.ts';
import { proposeCard } from './propose.ts';
import type { PairIds } from './queries.ts';
import { undoMove } from './undo.ts';
import { buildProceedChange, buildRejectionChange } from './reasons.ts';

const TALENTS: Listed<'talent', TalentCard> = { kind: 'talent', present: presentTalent };
const REQUESTS: Listed<'request', RequestCard> = { kind: 'request', present: presentRequest };

export const relationRoutes: Handlers<typeof relations, Context & WithNames> = {
  ...withKindName('talent', routesOf(TALENTS, REQUESTS)),
  ...withKindName('request', routesOf(REQUESTS, TALENTS)),
  listAppliedJobs: ({ query }, context) => appliedJobs(query.ids, context),
  getHistory: async ({ params }, context) => {
    const items = await loadRelationHistory(params.id, context);
    return { items, total: items.length };
  },
  listRejectionReasons: async (_, context) => listRejectionReasons(await context.names(), sideOfPerson(context)),
  listProceedReasons: async (_, { names }) => [...(await names()).proceedReason.values()],
  async listStatuses(_, { db }) {
    const rows = await db.selectFrom('card_status').selectAll().orderBy('id').execute();
    const of = (kind: 'request' | 'talent') =>
      rows.filter((row) => row.kind === kind).map(({ id, label }) => ({ id, label }));
    return { requests: of('request'), talents: of('talent') };
  },
};

type Asked = Input<typeof relations.listTalentRelations>;
type Proposable = Input<typeof relations.listProposableTalents>;
type Proposed = Input<typeof relations.proposeTalent>;
type Confirmed = Input<typeof relations.confirmTalent>;
type Rejected = Input<typeof relations.rejectTalent>;
type Proceeded = Input<typeof relations.proceedTalent>;
type Withdrawn = Input<typeof relations.archiveTalent>;
type Returned = Input<typeof relations.unarchiveTalent>;

/** The endpoints of one side. The id of that side's card comes first in the URL. */
function routesOf<K extends CardKind, C, O extends CardKind, D>(own: Listed<K, C>, other: Listed<O, D>) {
  const idsOf = ({ id, otherId }: Returned['params'], context: Context): Promise<PairIds> =>
    pairBehind(
      own.kind === 'request' ? { requestId: id, talentId: otherId } : { requestId: otherId, talentId: id },
      context,
    );
  const pairOf = async (params: Returned['params'], context: Context) => ({
    ...(await idsOf(params, context)),
    own: own.kind,
  });
  return {
    listCardRelations: ({ params, query }: Asked, context: Context & WithNames) =>
      listRelated(own.kind, params.id, query, other, context),
    listProposableCards: ({ query }: Proposable, context: Context & WithNames) => proposableCards(own, query, context),
    proposeOther: async ({ params, body }: Proposed, context: Context & WithNames) =>
      presentRelation(await proposeCard(await idsOf(params, context), body.comment, context), context),
    confirmOther: async ({ params, body }: Confirmed, context: Context & WithNames) =>
      move(await pairOf(params, context), 'confirm', body, context),
    rejectOther: async ({ params, body }: Rejected, context: Context & WithNames) =>
      move(await pairOf(params, context), 'reject', (side) => buildRejectionChange(body, side, context), context),
    proceedOther: async ({ params, body }: Proceeded, context: Context & WithNames) =>
      move(await pairOf(params, context), 'proceed', await buildProceedChange(body, context), context),
    unarchiveOther: async ({ params }: Returned, context: Context & WithNames) =>
      move(await pairOf(params, context), 'unarchive', {}, context),
    restoreOther: async ({ params, body }: Confirmed, context: Context & WithNames) =>
      move(await pairOf(params, context), 'unarchive', body, context),
    undoOther: async ({ params, body }: Confirmed, context: Context & WithNames) => {
      const { relation, ...pair } = await undoMove(await idsOf(params, context), body, context);
      return { relation: relation && (await presentRelation({ ...pair, relation }, context)) };
    },
    archiveOther: async ({ params, query }: Withdrawn, context: Context & WithNames) =>
      move(await pairOf(params, context), 'archive', query, context),
  };
}

async function move(
  pair: MovedPair,
  kind: RelationMoveName,
  change: Parameters<typeof moveRelation>[2],
  context: Context & WithNames,
): Promise<Relation> {
  return presentRelation(await moveRelation(pair, kind, change, context), context);
}

/**
 * The side on which a person rejects: the talent's side for providers and developers, the job's side for clients and
 * staff.
 */
function sideOfPerson(context: Context): CardKind {
  const { isStaff, type } = requirePerson(context);
  return !isStaff && (type === 2 || type === 3) ? 'talent' : 'request';
}
