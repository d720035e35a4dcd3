import type { Match } from '@crewdock/contract/matching';
import { demandFrom, lookedAt, offerFrom } from '../matching/from-memory.ts';
import { computeMatch } from '../matching/match.ts';
import { getJaccardIndex, fitPosition } from '../matching/order.ts';
import { type Demand, type TalentOffer, keySkills } from '../matching/pair.ts';
import { isPositionAfter, type PageEnd, type SortPosition } from '../infra/db/sort-position.ts';
import { type FoundCards, MATCHING_ORDER, neededSkills, type MarketQuestion } from '../search/question.ts';

/** The requester's card: the demand of a job or the offer of a talent. */
export type RequesterCard = { demand: Demand } | { offer: TalentOffer };

/** A page of matching cards, and the total number of matching cards. */
export interface RankedPage extends PageEnd {
  total: number;
  page: { id: number; match: Match }[];
}

/**
 * Ranks the cards that the question's mode shows for the requester's card: by `byFit` and then the latest change, or in
 * the order that the question requests.
 */
export function rankInMemory(found: FoundCards, question: MarketQuestion, asker: RequesterCard): RankedPage {
  const { sortBy, matching } = question;
  const able = ablePlaces(found, asker);
  const bySkills = matching === 'all' ? found.all() : matching === 'recommended' ? able : null;
  const inMarketOrder = (places: Uint32Array) => pageOf(found, asker, question, places.length, found.pageOf(places));
  if (bySkills && sortBy !== '-1') return inMarketOrder(bySkills);
  const likely = 'offer' in asker ? holdingEnough(found, able, asker.offer, 'moderate') : able;
  let compared = matchesOf(found, likely, asker);
  // Cards of looser modes come last. If stricter modes fill the page, cards of looser modes only need to be counted.
  const isFull = (mode: Match['mode']) => isWithin(matching, mode) || fillsPage(mode, compared, question);
  if (likely !== able && !isFull('moderate')) compared = matchesOf(found, able, asker);
  if (!isFull('recommended')) compared = matchesOf(found, found.all(), asker);
  const kept = keptBy(matching, compared);
  if (sortBy !== '-1') return inMarketOrder(kept);
  const best = bestOf(found, asker, compared, question);
  return pageOf(found, asker, question, (bySkills ?? kept).length, best);
}

/** The cards that match in the mode `recommended`, which depends on skills only. */
function ablePlaces(found: FoundCards, asker: RequesterCard): Uint32Array {
  if ('offer' in asker) {
    return holdingEnough(found, found.holding([...asker.offer.skills.keys()], true), asker.offer, 'recommended');
  }
  const skills = keySkills(asker.demand).map(({ id }) => id);
  return skills.length > 0 ? found.holding(skills, false) : found.all();
}

/** The jobs for which the talent has enough skills in this mode. */
function holdingEnough(
  found: FoundCards,
  jobs: Uint32Array,
  { skills }: TalentOffer,
  mode: Match['mode'],
): Uint32Array {
  const { asked, held } = found.keySkillsAmong(jobs, skills.keys());
  return jobs.filter((_, at) => held[at]! >= neededSkills(mode, asked[at]!));
}

function isWithin(mode: Match['mode'], other: Match['mode']): boolean {
  return MATCHING_ORDER.indexOf(mode) <= MATCHING_ORDER.indexOf(other);
}

function keptBy(mode: Match['mode'], { places, sortOf, matches }: Matches): Uint32Array {
  return places.filter((_, at) => isWithin(matches[sortOf[at]!]!.mode, mode));
}

/** Whether the mode shows enough cards after the start of the page to fill the page and one more place. */
function fillsPage(mode: Match['mode'], compared: Matches, { offset, limit, after = null }: MarketQuestion): boolean {
  const kept = keptBy(mode, compared);
  if (after === null) return kept.length > offset + limit;
  const { places, sortOf, matches } = compared;
  const isLater = matches.map((match) => isWithin(match.mode, mode) && rankOf(match) > rankIn(after));
  return places.filter((_, at) => isLater[sortOf[at]!]!).length > limit;
}

interface Matches {
  places: Uint32Array;
  /** For each entry of `places`, the index of its match in `matches`. */
  sortOf: Uint32Array;
  matches: Match[];
}

/** Compares the cards. Talents that are equivalent for a job are compared only once. */
function matchesOf(found: FoundCards, places: Uint32Array, asker: RequesterCard): Matches {
  if ('offer' in asker) {
    const matches = Array.from(places, (place) => matchAt(found, place, asker));
    return { places, sortOf: places.map((_, at) => at), matches };
  }
  const { sortOf, examples } = found.sorts(places, lookedAt(asker.demand));
  return { places, sortOf, matches: examples.map((place) => matchAt(found, place, asker)) };
}

function matchAt(found: FoundCards, place: number, asker: RequesterCard): Match {
  const facts = found.factsOf(place);
  return 'demand' in asker
    ? computeMatch(asker.demand, offerFrom(facts))
    : computeMatch(demandFrom(facts), asker.offer);
}

/**
 * Selects the page of the best cards, and the first card after it. Compares titles and specializations only within
 * groups of equal matches on the page.
 */
function bestOf(
  found: FoundCards,
  asker: RequesterCard,
  { places, sortOf, matches }: Matches,
  { offset, limit, matching, after = null }: MarketQuestion,
): Uint32Array {
  const modes = MATCHING_ORDER.slice(0, MATCHING_ORDER.indexOf(matching) + 1);
  const ranks = matches.map(rankOf);
  const groups = new Map<number, number>();
  for (const sort of sortOf) {
    if (modes.includes(matches[sort]!.mode)) groups.set(ranks[sort]!, (groups.get(ranks[sort]!) ?? 0) + 1);
  }
  const page: number[] = [];
  let skip = after === null ? offset : 0;
  for (const [rank, size] of [...groups].sort(([a], [b]) => a - b)) {
    if (after !== null && rank < rankIn(after)) continue;
    if (size > skip) {
      const all = places.filter((_, at) => ranks[sortOf[at]!] === rank);
      const group = after === null || rank > rankIn(after) ? all : restOf(found, asker, all, after);
      const most = skip + limit + 1 - page.length;
      page.push(...found.first(group, nearness(found, group, asker), most).subarray(skip));
    }
    if (page.length > limit) break;
    skip = Math.max(0, skip - size);
  }
  return Uint32Array.from(page);
}

/** The places of a group of equal matches that come after the position `after`. */
function restOf(found: FoundCards, asker: RequesterCard, group: Uint32Array, after: SortPosition): Uint32Array {
  const within = after.slice(MATCH_KEYS);
  const { titles, others } = similarities(found, group, asker);
  return group.filter((place, at) => {
    const position = [0 - titles[at]!, 0 - others[at]!, ...found.positionOf(place, '-modified')];
    return isPositionAfter(position, within);
  });
}

/** Number of keys of `fitPosition` that come from the match. */
const MATCH_KEYS = 3;

/** The rank of the match in a position, computed like `rankOf`. */
function rankIn([mode = 0, score = 0, upTo = 0]: SortPosition): number {
  return (mode * SCORES + (SCORES + score)) * SCORES + (SCORES + upTo);
}

/** Encodes mode, score and possible score in one number. Better matches have smaller numbers. */
function rankOf({ mode, score, up_to }: Match): number {
  return (MATCHING_ORDER.indexOf(mode) * SCORES + (SCORES - score)) * SCORES + (SCORES - up_to);
}

/** A number above the highest score. */
const SCORES = 128;

/** A number for each place. Smaller numbers mean a more similar title and, if equal, more similar specializations. */
function nearness(found: FoundCards, places: Uint32Array, asker: RequesterCard): Float64Array {
  const { titles, others } = similarities(found, places, asker);
  const [byTitle, byOthers] = [descending(titles), descending(others)];
  return Float64Array.from(places, (_, at) => byTitle.get(titles[at]!)! * byOthers.size + byOthers.get(others[at]!)!);
}

/** For each place, the similarity of the title and of the specializations. */
function similarities(found: FoundCards, places: Uint32Array, asker: RequesterCard) {
  const { title, specializations } = 'demand' in asker ? asker.demand : asker.offer;
  const words = found.titleWords(title);
  return {
    titles: Float64Array.from(places, (place) => getJaccardIndex(words, found.titleWordsOf(place))),
    others: Float64Array.from(places, (place) =>
      getJaccardIndex(specializations, found.factsOf(place).specializations),
    ),
  };
}

/** The rank of each distinct number. The largest number has rank 0. */
function descending(numbers: Float64Array): Map<number, number> {
  return new Map([...new Set(numbers)].sort((a, b) => b - a).map((number, at) => [number, at]));
}

/** Creates the page. `places`: the places on the page, and the first place after it. */
function pageOf(
  found: FoundCards,
  asker: RequesterCard,
  { limit, sortBy }: MarketQuestion,
  total: number,
  places: Uint32Array,
): RankedPage {
  const page = Array.from(places.subarray(0, limit), (place) => ({
    id: found.idOf(place),
    match: matchAt(found, place, asker),
  }));
  const hasMore = places.length > limit;
  const last = page.length === 0 ? null : positionAt(found, asker, sortBy, places[page.length - 1]!);
  return { total, page, last, hasMore, firstUnseen: found.firstUnseen };
}

/** The sort keys of the card at `place`, equal to the keys that SQL computes for the card. */
function positionAt(
  found: FoundCards,
  asker: RequesterCard,
  sortBy: MarketQuestion['sortBy'],
  place: number,
): SortPosition {
  if (sortBy !== '-1') return found.positionOf(place, sortBy);
  const { titles, others } = similarities(found, Uint32Array.of(place), asker);
  const fit = { match: matchAt(found, place, asker), title: titles[0]!, specialization: others[0]! };
  return [...fitPosition(fit), ...found.positionOf(place, '-modified')];
}
