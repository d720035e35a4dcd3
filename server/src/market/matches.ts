import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { Match } from '@crewdock/contract/matching';
import type { RelationState } from '@crewdock/contract/relations';
import { editableCard } from '../cards/editing/editable.ts';
import type { WithNames } from '../dictionaries/names.ts';
import type { Context } from '../core/context/context.ts';
import { notAuthenticated } from '../core/errors/errors.ts';
import { askForCandidates, totalFor } from './candidates.ts';
import { MATCHING_ORDER, type MarketQuestion, asIs, type WithSearch } from '../search/question.ts';
import { relationsWith } from '../relations/queries.ts';
import { presentState } from '../relations/state.ts';
import { loadDemands, loadOffers } from '../matching/load.ts';
import { byFit, FIT_KEYS, fitPosition, type Ranked, rankPair } from '../matching/order.ts';
import { isPositionAfter, type PageEnd } from '../infra/db/sort-position.ts';
import { limitTo } from './changed-cards.ts';
import { type RequesterCard, type RankedPage, rankInMemory } from './rank-in-memory.ts';
import { toDemand, keySkills, toOffer } from '../matching/pair.ts';

/** A card of the market, the match with the requester's card, and the relation of both cards. */
export interface CardMatch {
  id: number;
  match: Match;
  relation: RelationState | null;
}

interface MatchedPage extends PageEnd {
  total: number;
  page: CardMatch[];
}

/** A limit that is larger than any market. */
const ALL = 10_000_000;

/**
 * Returns a page of the market's cards that match the requester's card. Best matches come first, unless the question
 * requests another order.
 */
export async function matchesFor(
  question: MarketQuestion,
  ranker: Ranker,
  context: Context & WithSearch & WithNames,
): Promise<MatchedPage> {
  const { sortBy } = question;
  const total = sortBy === '-1' ? ranker.total(question) : null;
  // Cards of stricter modes rank above all other cards. If they fill the page, the other cards only need to be counted.
  for (const matching of total ? stricterThan(question) : []) {
    const best = await fittingPage({ ...question, matching }, ranker, context);
    if (!best.hasMore) continue;
    const all = await total!();
    if (all !== null) return { ...best, total: all };
  }
  return fittingPage(question, ranker, context);
}

/** At most the two strictest modes. They show few cards, so ranking is fast. */
function stricterThan({ matching }: MarketQuestion): MarketQuestion['matching'][] {
  return MATCHING_ORDER.slice(0, Math.min(2, MATCHING_ORDER.indexOf(matching)));
}

/** A page of the cards that the mode shows. Uses the market memory if it is available, otherwise SQL. */
async function fittingPage(
  question: MarketQuestion,
  ranker: Ranker,
  context: Context & WithSearch & WithNames,
): Promise<MatchedPage> {
  const among = amongWhom(question, ranker);
  const ranked =
    (await context.search.examine(among, (found) => rankInMemory(found, question, ranker.asker))) ??
    (await rankFromSql(question, ranker, context));
  return { ...ranked, page: await withRelations(question.kind, ranker.cardId, ranked.page, context) };
}

/** Ranks all cards that the mode shows, using SQL. */
async function rankFromSql(question: MarketQuestion, ranker: Ranker, { search }: WithSearch): Promise<RankedPage> {
  const { offset, limit, sortBy, after = null } = question;
  const inOrder = { ...amongWhom(question, ranker), sortBy: order(question), limit: ALL, offset: 0, after: null };
  const { ids, firstUnseen } = await search.page(inOrder, async (found, end) => ({ ids: found, ...end }));
  const kept = MATCHING_ORDER.slice(0, MATCHING_ORDER.indexOf(question.matching) + 1);
  const matches = await ranker.ranked(ids, question.matching);
  const found = ids.flatMap((id) => {
    const card = matches.get(id);
    return card && kept.includes(card.match.mode) ? [{ id, ...card }] : [];
  });
  const isByFit = sortBy === '-1';
  const ordered = isByFit ? found.toSorted(byFit) : found;
  const fitOf = (card: Ranked) => (isByFit ? fitPosition(card) : []);
  let rest = ordered.slice(offset);
  if (after !== null) {
    const fit = after.slice(0, isByFit ? FIT_KEYS : 0);
    const later = new Set(await search.page({ ...inOrder, after: after.slice(fit.length) }, asIs));
    const isLater = (card: Ranked & { id: number }) =>
      isPositionAfter(fitOf(card), fit) || (!isPositionAfter(fit, fitOf(card)) && later.has(card.id));
    rest = ordered.filter(isLater);
  }
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const lastOrder =
    last && (await search.page(limitTo([last.id], { ...inOrder, limit: 1 }), async (_, end) => end.last));
  return {
    total: ordered.length,
    page,
    last: last && lastOrder ? [...fitOf(last), ...lastOrder] : null,
    hasMore: rest.length > limit,
    firstUnseen,
  };
}

async function withRelations(
  kind: CardKind,
  cardId: number,
  matches: Omit<CardMatch, 'relation'>[],
  context: Context & WithNames,
): Promise<CardMatch[]> {
  const ids = matches.map(({ id }) => id);
  const relations = await relationsById(kind, cardId, ids, context);
  return matches.map(({ id, match }) => ({ id, match, relation: relations.get(id) ?? null }));
}

function amongWhom(question: MarketQuestion, { candidates }: Ranker): MarketQuestion {
  return candidates(question) ?? { ...question, matching: 'all' };
}

/** The requester's card, and functions that compare it with the cards of the market. */
export interface Ranker {
  cardId: number;
  asker: RequesterCard;
  /** Narrows the question to cards that may match; null if this is not possible. */
  candidates: (question: MarketQuestion) => MarketQuestion | null;
  /**
   * Returns a function that counts the cards of the mode without ranking them. Returns null if ranking is always
   * necessary. The returned function resolves with null if ranking turns out to be necessary.
   */
  total: (question: MarketQuestion) => (() => Promise<number | null>) | null;
  /**
   * Compares the cards with these ids. Cards without a common skill are loaded for the mode `all` only, because the
   * other modes do not show them.
   */
  ranked: (ids: number[], matching: MarketQuestion['matching']) => Promise<Map<number, Ranked>>;
}

/**
 * Creates the ranker of the requester's card. Throws `not_authenticated` for visitors, and `not_found` for a card that
 * the requester may not edit.
 */
export async function rankerFor(kind: CardKind, number: number, context: Context & WithSearch): Promise<Ranker> {
  if (context.actor.kind === 'visitor') throw notAuthenticated();
  const { db, search } = context;
  if (kind === 'talent') {
    const request = await editableCard('request', String(number), context);
    const demand = toDemand(request);
    const asked = keySkills(demand).map(({ id }) => id);
    return {
      cardId: request.id,
      asker: { demand },
      candidates: (question) => askForCandidates(question, demand),
      total: (question) => totalFor(question, demand, search),
      async ranked(ids, matching) {
        const needed = matching === 'all' || asked.length === 0 ? undefined : asked;
        return mapValues(await loadOffers(db, ids, needed), (offer) => rankPair(demand, offer));
      },
    };
  }
  const talent = await editableCard('talent', String(number), context);
  const offer = toOffer(talent);
  return {
    cardId: talent.id,
    asker: { offer },
    candidates: () => null,
    total: () => null,
    async ranked(ids, matching) {
      const held = matching === 'all' ? undefined : [...offer.skills.keys()];
      return mapValues(await loadDemands(db, ids, held), (demand) => rankPair(demand, offer));
    },
  };
}

/** The order in which cards are loaded: equal matches keep the order by the latest change. */
function order({ sortBy }: MarketQuestion): MarketQuestion['sortBy'] {
  return sortBy === '-1' ? '-modified' : sortBy;
}

async function relationsById(kind: CardKind, cardId: number, ids: number[], { db, names }: Context & WithNames) {
  const rows = await relationsWith(db, KINDS[kind].other, cardId, ids);
  const known = await names();
  return new Map(rows.map((row) => [row[`${kind}_id` as const], presentState(row, known)]));
}

function mapValues<V, W>(map: Map<number, V>, change: (value: V) => W): Map<number, W> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}
