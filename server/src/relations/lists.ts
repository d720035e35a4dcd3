import type { Input } from '@crewdock/contract/endpoint';
import type { relations, RelationStatus, StatusFilter } from '@crewdock/contract/relations';
import type { CardKind } from '@crewdock/contract/kinds';
import { editableCard } from '../cards/editing/editable.ts';
import { type CardRow, type CardRows, loadCards } from '../cards/queries.ts';
import type { Context } from '../core/context/context.ts';
import type { Names, WithNames } from '../dictionaries/names.ts';
import { type CursorPage, buildPageCursors } from '../infra/http/cursor-pages.ts';
import { computeMatch } from '../matching/match.ts';
import { toDemand, toOffer } from '../matching/pair.ts';
import { getViewerRole } from './policy.ts';
import { presentRelations } from './present.ts';
import { ACTIVE_STATUSES, listRelations, type RelationCounts, type RelationRow } from './queries.ts';

type Query = Input<typeof relations.listRequestRelations>['query'];

/** A card kind and its presenter for lists. */
export interface Listed<K extends CardKind, C> {
  kind: K;
  present: (row: CardRow<K>, names: Names) => C;
}

/** A page of the cards of the other kind that have relations with one of the requester's cards. */
export async function listRelated<K extends CardKind, C>(
  kind: CardKind,
  id: number,
  query: Query,
  other: Listed<K, C>,
  context: Context & WithNames,
) {
  const card = await editableCard(kind, String(id), context);
  const { page, counts } = await listRelations(context, kind, card.id, query);
  const items = await presentRelatedCards(page.rows, other, context);
  return { ...counted(query, page, counts, await context.names()), items };
}

/** Relations with their cards of the given kind, and how well both cards match. */
export async function presentRelatedCards<K extends CardKind, C>(
  rows: RelationRow[],
  { kind, present }: Listed<K, C>,
  context: Context & WithNames,
) {
  const [talents, requests, names] = await Promise.all([
    cardsById('talent', rows, context),
    cardsById('request', rows, context),
    context.names(),
  ]);
  const linked = rows.map((relation) => {
    const [talent, request] = [talents.get(relation.talent_id)!, requests.get(relation.request_id)!];
    return { relation, talent, request, standing: getViewerRole(context.actor, request, talent) };
  });
  const relations = await presentRelations(linked, context);
  return linked.map(({ talent, request }, at) => ({
    relation: relations[at]!,
    match: computeMatch(toDemand(request), toOffer(talent)),
    card_data: present(({ talent, request } satisfies CardRows)[kind], names),
  }));
}

async function cardsById<K extends CardKind>(
  kind: K,
  rows: RelationRow[],
  { db }: Context,
): Promise<Map<number, CardRow<K>>> {
  const ids = new Set(rows.map((row) => row[`${kind}_id` as const]));
  return new Map((await loadCards(db, kind, [...ids])).map((card) => [card.id, card]));
}

function counted(query: Query, page: CursorPage<unknown>, counts: RelationCounts, { proceedReason }: Names) {
  const sum = (rows: RelationCounts) => rows.reduce((all, { count }) => all + count, 0);
  const of = (statuses: readonly RelationStatus[]) => sum(counts.filter(({ status }) => statuses.includes(status)));
  const at = (step: number) => sum(counts.filter((row) => row.step === step));
  const counters: Record<StatusFilter, number> = {
    active: of(ACTIVE_STATUSES),
    waiting: counts.reduce((all, { waiting }) => all + waiting, 0),
    proposed: of(['proposed']),
    confirmed: of(['confirmed']),
    rejected: of(['rejected']),
    proceeded: of(['proceeded']),
    archived: of(['archived']),
    all: sum(counts),
  };
  const steps = [...proceedReason.values()].map((step) => ({ ...step, count: at(step.id) }));
  return { ...buildPageCursors(total(query, counters, at), page), counters, steps };
}

/** Only relations with status `proceeded` have a step. */
function total({ status, step }: Query, counters: Record<StatusFilter, number>, at: (step: number) => number): number {
  if (step === undefined) return counters[status];
  return status === 'proceeded' || status === 'active' || status === 'all' ? at(step) : 0;
}
