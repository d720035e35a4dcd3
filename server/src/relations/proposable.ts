import type { Input } from '@crewdock/contract/endpoint';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { relations } from '@crewdock/contract/relations';
import { sql } from 'kysely';
import { owned } from '../cards/conditions.ts';
import { loadCards } from '../cards/queries.ts';
import { visibleCard } from '../cards/visible-card.ts';
import { type Context, personOf } from '../platform/http/context.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { countedOf } from '../platform/http/page.ts';
import { loadDemands, loadOffers } from '../matching/load.ts';
import { byFit, type Ranked, rank } from '../matching/order.ts';
import { demandOf, offerOf } from '../matching/pair.ts';
import { type Listed, related } from './lists.ts';
import { relationsWith } from './queries.ts';

type Query = Input<typeof relations.listProposableTalents>['query'];

/** Maximum number of linked cards shown; the card's relations list has all of them. */
const LINKED_SHOWN = 100;

/**
 * A page of the requester's cards of one kind for a visible card of the other kind, best match first, and the cards
 * that are already linked with it, last moved first.
 */
export async function proposableCards<K extends CardKind, C>(
  { kind, present }: Listed<K, C>,
  query: Query,
  context: Context & WithNames,
) {
  const { cardId, ranked } = await RANKERS[kind](query.for, context);
  const ids = await ownActiveIds(kind, query.search ?? '', context);
  const linked = await relationsWith(context.db, KINDS[kind].other, cardId, ids);
  const linkedIds = new Set(linked.map((row) => row[`${kind}_id` as const]));
  const ordered = (await ranked(ids.filter((id) => !linkedIds.has(id)))).toSorted(byFit);
  const page = ordered.slice(query.offset, query.offset + query.limit);
  const matches = new Map(page.map(({ id, match }) => [id, match]));
  const [cards, names] = await Promise.all([loadCards(context.db, kind, [...matches.keys()]), context.names()]);
  const lastMoved = linked.toSorted((a, b) => Number(b.modified_at) - Number(a.modified_at) || b.id - a.id);
  return {
    ...countedOf(ordered.length, query),
    propose_cards: cards.map((card) => ({ card_data: present(card, names), match: matches.get(card.id)! })),
    proposed_cards: await related(lastMoved.slice(0, LINKED_SHOWN), { kind, present }, context),
  };
}

interface RankedCard extends Ranked {
  id: number;
}

/** A card, and a function that ranks cards of the other kind for it. The result keeps the given order. */
interface Ranker {
  cardId: number;
  ranked: (ids: number[]) => Promise<RankedCard[]>;
}

/** Ranks cards of a kind for the card of the other kind with a public id. */
const RANKERS: Record<CardKind, (number: number, context: Context) => Promise<Ranker>> = {
  async talent(number, context) {
    const request = await visibleCard('request', String(number), context);
    const demand = demandOf(request);
    const ranked = async (ids: number[]) =>
      inOrder(ids, await loadOffers(context.db, ids), (offer) => rank(demand, offer));
    return { cardId: request.id, ranked };
  },
  async request(number, context) {
    const talent = await visibleCard('talent', String(number), context);
    const offer = offerOf(talent);
    const ranked = async (ids: number[]) =>
      inOrder(ids, await loadDemands(context.db, ids), (demand) => rank(demand, offer));
    return { cardId: talent.id, ranked };
  },
};

function inOrder<T>(ids: number[], cards: Map<number, T>, ranked: (card: T) => Ranked): RankedCard[] {
  return ids.flatMap((id) => {
    const card = cards.get(id);
    return card ? [{ id, ...ranked(card) }] : [];
  });
}

/** Most recently changed first. */
async function ownActiveIds(kind: CardKind, search: string, context: Context): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from ${sql.table(kind)} c
    where ${owned('c', personOf(context))} and c.is_active and not c.is_draft
      and position(lower(${search}) in lower(${CALLED[kind]})) > 0
    order by c.modified_at desc, c.id desc`.execute(context.db);
  return rows.map(({ id }) => id);
}

const CALLED = { talent: sql`c.name || ' ' || c.title`, request: sql`c.title` };
