import type { Input } from '@crewdock/contract/endpoint';
import type {
  RelatedRequest,
  RelatedTalent,
  relations,
  RelationStatus,
  StatusFilter,
} from '@crewdock/contract/relations';
import type { CardKind } from '@crewdock/contract/kinds';
import { canEdit } from '../cards/policy.ts';
import { presentRequest, presentTalent } from '../cards/present.ts';
import { type CardRow, loadCards } from '../cards/queries.ts';
import type { Context } from '../platform/http/context.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { notFound } from '../platform/http/errors.ts';
import { matchOf } from '../matching/match.ts';
import { demandOf, offerOf } from '../matching/pair.ts';
import { standingOf } from './policy.ts';
import { presentRelation } from './present.ts';
import { ACTIVE_STATUSES, listRelations, type RelationRow } from './queries.ts';

type Query = Input<typeof relations.listRequestRelations>['query'];

/** A card of the asker's, or for staff any. */
export async function editableCard<K extends CardKind>(
  kind: K,
  id: number,
  { db, actor }: Context,
): Promise<CardRow<K>> {
  const [card] = await loadCards(db, kind, [id]);
  if (!card || !canEdit(actor, card)) throw notFound();
  return card;
}

export async function relatedTalents(id: number, query: Query, context: Context & WithNames) {
  const request = await editableCard('request', id, context);
  const { rows, counts } = await listRelations(context.db, 'request', id, query);
  const talents = await cardsById(
    'talent',
    rows.map(({ talent_id }) => talent_id),
    context,
  );
  return {
    ...counted(query.status, counts),
    results: await Promise.all(rows.map((row) => relatedTalent(row, request, talents.get(row.talent_id)!, context))),
  };
}

export async function relatedRequests(id: number, query: Query, context: Context & WithNames) {
  const talent = await editableCard('talent', id, context);
  const { rows, counts } = await listRelations(context.db, 'talent', id, query);
  const requests = await cardsById(
    'request',
    rows.map(({ request_id }) => request_id),
    context,
  );
  return {
    ...counted(query.status, counts),
    results: await Promise.all(rows.map((row) => relatedRequest(row, requests.get(row.request_id)!, talent, context))),
  };
}

export async function relatedTalent(
  row: RelationRow,
  request: CardRow<'request'>,
  talent: CardRow<'talent'>,
  context: Context & WithNames,
): Promise<RelatedTalent> {
  return { ...(await related(row, request, talent, context)), card_data: presentTalent(talent, await context.names()) };
}

export async function relatedRequest(
  row: RelationRow,
  request: CardRow<'request'>,
  talent: CardRow<'talent'>,
  context: Context & WithNames,
): Promise<RelatedRequest> {
  return {
    ...(await related(row, request, talent, context)),
    card_data: presentRequest(request, await context.names()),
  };
}

async function related(
  row: RelationRow,
  request: CardRow<'request'>,
  talent: CardRow<'talent'>,
  context: Context & WithNames,
) {
  return {
    relation: await presentRelation(row, standingOf(context.actor, request, talent), context),
    match: matchOf(demandOf(request), offerOf(talent)),
  };
}

export async function cardsById<K extends CardKind>(
  kind: K,
  ids: number[],
  { db }: Context,
): Promise<Map<number, CardRow<K>>> {
  return new Map((await loadCards(db, kind, ids)).map((card) => [card.id, card]));
}

function counted(status: StatusFilter, counts: Map<RelationStatus, number>) {
  const of = (statuses: readonly RelationStatus[]) => statuses.reduce((sum, each) => sum + (counts.get(each) ?? 0), 0);
  const counters: Record<StatusFilter, number> = {
    active: of(ACTIVE_STATUSES),
    proposed: of(['proposed']),
    confirmed: of(['confirmed']),
    rejected: of(['rejected']),
    proceeded: of(['proceeded']),
    archived: of(['archived']),
    all: of([...counts.keys()]),
  };
  return { count: counters[status], counters };
}
