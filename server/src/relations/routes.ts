import type { Handlers } from '@crewdock/contract/endpoint';
import type { Relation, relations } from '@crewdock/contract/relations';
import type { Context } from '../platform/http/context.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { historyOf } from './history.ts';
import { relatedRequests, relatedTalents } from './lists.ts';
import { type Change, type Moved, moveRelation } from './moves.ts';
import type { Move } from './policy.ts';
import { presentRelation } from './present.ts';
import { proposableRequests, proposableTalents } from './proposable.ts';
import { propose } from './propose.ts';
import type { PairIds } from './queries.ts';
import { proceeding, rejection } from './reasons.ts';

export const relationRoutes: Handlers<typeof relations, Context & WithNames> = {
  listRequestRelations: ({ params, query }, context) => relatedTalents(params.id, query, context),
  listTalentRelations: ({ params, query }, context) => relatedRequests(params.id, query, context),
  listProposableTalents: ({ query }, context) => proposableTalents(query, context),
  listProposableRequests: ({ query }, context) => proposableRequests(query, context),

  proposeTalent: async ({ params, body }, context) =>
    present(await propose(fromRequest(params), body.comment, context), context),
  confirmTalent: ({ params, body }, context) => move(fromRequest(params), 'confirm', body, context),
  rejectTalent: async ({ params, body }, context) =>
    move(fromRequest(params), 'reject', await rejection(body, context), context),
  proceedTalent: async ({ params, body }, context) =>
    move(fromRequest(params), 'proceed', await proceeding(body, context), context),
  unarchiveTalent: ({ params }, context) => move(fromRequest(params), 'unarchive', {}, context),
  archiveTalent: ({ params }, context) => move(fromRequest(params), 'archive', {}, context),

  proposeToRequest: async ({ params, body }, context) =>
    present(await propose(fromTalent(params), body.comment, context), context),
  confirmRequest: ({ params, body }, context) => move(fromTalent(params), 'confirm', body, context),
  rejectRequest: async ({ params, body }, context) =>
    move(fromTalent(params), 'reject', await rejection(body, context), context),
  proceedRequest: async ({ params, body }, context) =>
    move(fromTalent(params), 'proceed', await proceeding(body, context), context),
  unarchiveRequest: ({ params }, context) => move(fromTalent(params), 'unarchive', {}, context),
  archiveRequest: ({ params }, context) => move(fromTalent(params), 'archive', {}, context),

  getHistory: async ({ params }, context) => ({ results: await historyOf(params.id, context) }),
  listRejectionReasons: async (_, { names }) => [...(await names()).rejectionReason.values()],
  listProceedReasons: async (_, { names }) => [...(await names()).proceedReason.values()],
  async listStatuses(_, { db }) {
    const rows = await db.selectFrom('card_status').selectAll().orderBy('id').execute();
    const of = (kind: 'request' | 'talent') =>
      rows.filter((row) => row.kind === kind).map(({ id, label }) => ({ id, label }));
    return { requests: of('request'), talents: of('talent') };
  },
};

/** A pair as it stands in an address: one's own card first. */
interface PairParams {
  id: number;
  otherId: number;
}

function fromRequest({ id, otherId }: PairParams): PairIds {
  return { requestId: id, talentId: otherId };
}

function fromTalent({ id, otherId }: PairParams): PairIds {
  return { requestId: otherId, talentId: id };
}

async function move(ids: PairIds, kind: Move, change: Change, context: Context & WithNames): Promise<Relation> {
  return present(await moveRelation(ids, kind, change, context), context);
}

function present({ relation, standing }: Moved, context: Context & WithNames): Promise<Relation> {
  return presentRelation(relation, standing, context);
}
