import type { Input } from '@crewdock/contract/endpoint';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { Match } from '@crewdock/contract/matching';
import type { relations } from '@crewdock/contract/relations';
import { sql } from 'kysely';
import { presentRequest, presentTalent } from '../cards/present.ts';
import { loadCards } from '../cards/queries.ts';
import { visibleCard } from '../cards/visible-card.ts';
import { type Context, personOf } from '../platform/http/context.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { loadDemands, loadOffers } from '../matching/load.ts';
import { matchOf } from '../matching/match.ts';
import { demandOf, offerOf } from '../matching/pair.ts';
import { cardsById, relatedRequest, relatedTalent } from './lists.ts';
import { relationsWith } from './queries.ts';

type Query = Input<typeof relations.listProposableTalents>['query'];

/** Of those that are linked already: more stand in the card’s own relations. */
const LINKED_SHOWN = 100;

/** The asker's talents for a job that they can see. */
export async function proposableTalents(query: Query, context: Context & WithNames) {
  const request = await visibleCard('request', String(query.for), context);
  const demand = demandOf(request);
  const { names, linked, page, count } = await proposable('talent', query, context, async (ids) =>
    scored(await loadOffers(context.db, ids), (offer) => matchOf(demand, offer)),
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
export async function proposableRequests(query: Query, context: Context & WithNames) {
  const talent = await visibleCard('talent', String(query.for), context);
  const offer = offerOf(talent);
  const { names, linked, page, count } = await proposable('request', query, context, async (ids) =>
    scored(await loadDemands(context.db, ids), (demand) => matchOf(demand, offer)),
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

interface Scored {
  id: number;
  match: Match;
}

/** A page of one’s cards that are not linked with it, best match first, and the relations of those that are, last moved first. */
async function proposable<K extends CardKind>(
  kind: K,
  query: Query,
  context: Context & WithNames,
  score: (ids: number[]) => Promise<Scored[]>,
) {
  const { db, names } = context;
  const ids = await ownActiveIds(kind, query.search ?? '', context);
  const linked = await relationsWith(db, KINDS[kind].other, query.for, ids);
  const linkedIds = new Set(linked.map((row) => row[`${kind}_id` as const]));
  const ranked = (await score(ids.filter((id) => !linkedIds.has(id)))).toSorted(
    (a, b) => b.match.score - a.match.score || b.id - a.id,
  );
  const page = ranked.slice(query.offset, query.offset + query.limit);
  const matches = new Map(page.map(({ id, match }) => [id, match]));
  const cards = await loadCards(db, kind, [...matches.keys()]);
  return {
    names: await names(),
    linked: linked.toSorted((a, b) => Number(b.modified_at) - Number(a.modified_at)).slice(0, LINKED_SHOWN),
    count: ranked.length,
    page: cards.map((card) => ({ card, match: matches.get(card.id)! })),
  };
}

function scored<T>(cards: Map<number, T>, match: (card: T) => Match): Scored[] {
  return [...cards].map(([id, card]) => ({ id, match: match(card) }));
}

async function ownActiveIds(kind: CardKind, search: string, context: Context): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from ${sql.table(kind)} c
    where c.owner_id = ${personOf(context).id} and c.is_active and not c.is_draft
      and position(lower(${search}) in lower(${CALLED[kind]})) > 0
    order by c.id`.execute(context.db);
  return rows.map(({ id }) => id);
}

const CALLED = { talent: sql`c.name || ' ' || c.title`, request: sql`c.title` };
