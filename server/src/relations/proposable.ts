import type { Input } from '@crewdock/contract/endpoint';
import type { Match } from '@crewdock/contract/matching';
import type { relations } from '@crewdock/contract/relations';
import { sql } from 'kysely';
import { presentRequest, presentTalent } from '../cards/present.ts';
import { type CardRow, loadCards } from '../cards/queries.ts';
import { visibleCard } from '../cards/visible-card.ts';
import { type Context, personOf } from '../http/context.ts';
import type { CardKind } from '../market/search/question.ts';
import { matchOf } from '../matching/match.ts';
import { demandOf, offerOf } from '../matching/pair.ts';
import { cardsById, relatedRequest, relatedTalent } from './lists.ts';
import { relationsWith } from './queries.ts';

type Query = Input<typeof relations.listProposableTalents>['query'];

/** The asker's talents for a job that they can see. */
export async function proposableTalents(query: Query, context: Context) {
  const request = await visibleCard('request', String(query.for), context);
  const { names, linked, page, count } = await proposable('talent', query, context, (talent) =>
    matchOf(demandOf(request), offerOf(talent)),
  );
  const talents = await cardsById(
    'talent',
    linked.map(({ talent_id }) => talent_id),
    context,
  );
  return {
    count,
    propose_cards: page.map(({ card, match }) => ({ card_data: presentTalent(card, names), match })),
    proposed_cards: await Promise.all(
      linked.map((row) => relatedTalent(row, request, talents.get(row.talent_id)!, context)),
    ),
  };
}

/** The asker's jobs for a talent that they can see. */
export async function proposableRequests(query: Query, context: Context) {
  const talent = await visibleCard('talent', String(query.for), context);
  const { names, linked, page, count } = await proposable('request', query, context, (request) =>
    matchOf(demandOf(request), offerOf(talent)),
  );
  const requests = await cardsById(
    'request',
    linked.map(({ request_id }) => request_id),
    context,
  );
  return {
    count,
    propose_cards: page.map(({ card, match }) => ({ card_data: presentRequest(card, names), match })),
    proposed_cards: await Promise.all(
      linked.map((row) => relatedRequest(row, requests.get(row.request_id)!, talent, context)),
    ),
  };
}

/** A page of one's cards that are not linked with it, best match first, and the relations of those that are. */
async function proposable<K extends CardKind>(
  kind: K,
  query: Query,
  context: Context,
  match: (card: CardRow<K>) => Match,
) {
  const { db, names } = context;
  const ids = await ownActiveIds(kind, query.search ?? '', context);
  const linked = await relationsWith(db, kind === 'talent' ? 'request' : 'talent', query.for, ids);
  const linkedIds = new Set(linked.map((row) => row[`${kind}_id` as const]));
  const free = await loadCards(
    db,
    kind,
    ids.filter((id) => !linkedIds.has(id)),
  );
  const ranked = free
    .map((card) => ({ card, match: match(card) }))
    .toSorted((a, b) => b.match.score - a.match.score || b.card.id - a.card.id);
  return {
    names: await names(),
    linked,
    count: ranked.length,
    page: ranked.slice(query.offset, query.offset + query.limit),
  };
}

async function ownActiveIds(kind: CardKind, search: string, context: Context): Promise<number[]> {
  const called = kind === 'talent' ? sql`c.name || ' ' || c.title` : sql`c.title`;
  const { rows } = await sql<{ id: number }>`
    select c.id from ${sql.table(kind)} c
    where c.owner_id = ${personOf(context).id} and c.is_active and not c.is_draft
      and position(lower(${search}) in lower(${called})) > 0
    order by c.id`.execute(context.db);
  return rows.map(({ id }) => id);
}
