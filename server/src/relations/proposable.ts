import type { Input } from '@crewdock/contract/endpoint';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { relations } from '@crewdock/contract/relations';
import { sql } from 'kysely';
import { ownedCards } from '../cards/conditions.ts';
import { ownCardSearch } from '../cards/own-search.ts';
import { loadCards } from '../cards/queries.ts';
import { visibleCard } from '../cards/visible-card.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { LAST_OFFSET } from '@crewdock/contract/limits';
import { isPositionAfter, type SortPosition } from '../infra/db/sort-position.ts';
import {
  descendingNumber,
  isWrittenSince,
  newestFirst,
  oldestUnfinished,
  sortPosition,
  rowVersion,
} from '../infra/db/total-order.ts';
import { buildPageCursors } from '../infra/http/cursor-pages.ts';
import { readMemoryPage, type MemoryList } from '../infra/http/memory-pages.ts';
import { loadDemands, loadOffers } from '../matching/load.ts';
import { fitPosition, type Ranked, rankPair } from '../matching/order.ts';
import { type Demand, toDemand, type TalentOffer, toOffer } from '../matching/pair.ts';
import { type Listed, presentRelatedCards } from './lists.ts';
import { relationsWith } from './queries.ts';

type Query = Input<typeof relations.listProposableTalents>['query'];

/** Maximum number of linked cards shown; the card's list of relations is complete. */
const LINKED_SHOWN = 100;

/**
 * A page of the requester's cards of one kind for a visible card of the other kind, best match first, and the cards
 * that are already linked with the visible card, last moved first.
 */
export async function proposableCards<K extends CardKind, C>(
  { kind, present }: Listed<K, C>,
  query: Query,
  context: Context & WithNames,
) {
  const ranker = await RANKERS[kind](query.for, context);
  const { cardId } = ranker;
  const search = query.search ?? '';
  const list: MemoryList = {
    list: ['proposable', kind, query.for, search],
    basis: ranker.basis,
    lastOffset: LAST_OFFSET,
  };
  const { page, ...counted } = await readMemoryPage(
    list,
    query,
    context,
    async ({ offset, after, since }) => {
      const own = await ownActive(kind, search, since, context);
      const ids = own.map(({ id }) => id);
      const linked = await relationsWith(context.db, KINDS[kind].other, cardId, ids);
      const linkedIds = new Set(linked.map((row) => row[`${kind}_id` as const]));
      const free = own.filter(({ id }) => !linkedIds.has(id));
      const fits = await ranker.ranked(free.map(({ id }) => id));
      const ordered = free
        .flatMap((card) => {
          const fit = fits.get(card.id);
          return fit ? [{ ...card, match: fit.match, position: [...fitPosition(fit), ...card.position] }] : [];
        })
        .toSorted((a, b) => (isPositionAfter(a.position, b.position) ? 1 : -1));
      const listed = ordered.filter(
        (card) => card.isListed && (after === null || isPositionAfter(card.position, after)),
      );
      const cards = listed.slice(offset, offset + query.limit);
      return {
        cards,
        linked,
        total: ordered.length,
        last: cards.at(-1)?.position ?? null,
        hasMore: listed.length > offset + query.limit,
        firstUnseen: own[0]?.firstUnseen ?? '',
      };
    },
    async (since) => (await ownActive(kind, search, since, context)).some(({ isListed }) => isListed),
  );
  const matches = new Map(page.cards.map(({ id, match }) => [id, match]));
  const [cards, names] = await Promise.all([loadCards(context.db, kind, [...matches.keys()]), context.names()]);
  const lastMoved = page.linked.toSorted((a, b) => Number(b.modified_at) - Number(a.modified_at) || b.id - a.id);
  return {
    ...buildPageCursors(page.total, counted),
    propose_cards: cards.map((card) => ({ card_data: present(card, names), match: matches.get(card.id)! })),
    proposed_cards: await presentRelatedCards(lastMoved.slice(0, LINKED_SHOWN), { kind, present }, context),
  };
}

/** A card, and a function that ranks cards of the other kind for this card. */
interface Ranker {
  cardId: number;
  /** The values of the card that the ranking depends on. */
  basis: Demand | TalentOffer;
  ranked: (ids: number[]) => Promise<Map<number, Ranked>>;
}

/** By kind of the ranked cards: loads the ranker for the card of the other kind with this public id. */
const RANKERS: Record<CardKind, (number: number, context: Context) => Promise<Ranker>> = {
  async talent(number, context) {
    const request = await visibleCard('request', String(number), context);
    const demand = toDemand(request);
    const ranked = async (ids: number[]) =>
      rankAll(await loadOffers(context.db, ids), (offer) => rankPair(demand, offer));
    return { cardId: request.id, basis: demand, ranked };
  },
  async request(number, context) {
    const talent = await visibleCard('talent', String(number), context);
    const offer = toOffer(talent);
    const ranked = async (ids: number[]) =>
      rankAll(await loadDemands(context.db, ids), (demand) => rankPair(demand, offer));
    return { cardId: talent.id, basis: offer, ranked };
  },
};

function rankAll<T>(cards: Map<number, T>, toRank: (card: T) => Ranked): Map<number, Ranked> {
  return new Map([...cards].map(([id, card]) => [id, toRank(card)]));
}

interface OwnCard {
  id: number;
  /** Sort position: most recently changed first. */
  position: SortPosition;
  /** Whether the card changed since the transaction `since`; true for all cards if `since` is null. */
  isListed: boolean;
  firstUnseen: string;
}

/**
 * The requester's active cards. Changes of a card's relations count as changes of the card, because it can be proposed
 * again when a relation ends.
 */
async function ownActive(kind: CardKind, search: string, since: string | null, context: Context): Promise<OwnCard[]> {
  const changed =
    since === null
      ? sql<boolean>`true`
      : sql<boolean>`(${isWrittenSince(rowVersion('c'), Number(since))} or exists (
          select from relation r where ${sql.ref(`r.${kind}_id`)} = c.id
            and ${isWrittenSince(rowVersion('r'), Number(since))}))`;
  const keys = [newestFirst(sql`c.modified_at`), descendingNumber(sql`c.id`)];
  const { rows } = await sql<Omit<OwnCard, 'position'> & { position: string[] }>`
    select c.id, ${sortPosition(keys)} as position, ${changed} as "isListed", ${oldestUnfinished} as "firstUnseen"
    from ${sql.table(kind)} c
    where ${ownedCards('c', requirePerson(context))} and c.is_active and not c.is_draft
      and ${ownCardSearch(kind, search)}`.execute(context.db);
  return rows.map((row) => ({ ...row, position: row.position.map(Number) }));
}
