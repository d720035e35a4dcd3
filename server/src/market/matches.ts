import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { Match } from '@crewdock/contract/matching';
import type { RelationStatus, StatusFilter } from '@crewdock/contract/relations';
import { editableCard } from '../cards/editing/editable.ts';
import type { Context } from '../platform/http/context.ts';
import { notAuthenticated } from '../platform/http/errors.ts';
import { MATCHING_ORDER, type Question, asIs, type WithSearch } from '../search/question.ts';
import { relationsWith, statusesOf } from '../relations/queries.ts';
import { loadDemands, loadOffers } from '../matching/load.ts';
import { byFit, type Ranked, rank } from '../matching/order.ts';
import { demandOf, keySkills, offerOf } from '../matching/pair.ts';

/** A card of the market, how well it fits the asker’s, and their relation. */
export interface Matched {
  id: number;
  match: Match;
  relation: { id: number; status: RelationStatus } | null;
}

/** More than any market holds. */
const ALL = 10_000_000;

/** The market's cards that fit one of the asker's: a page of them, the best first unless another order is asked for. */
export async function matchesFor(
  question: Question,
  { number, status }: { number: number; status: StatusFilter | undefined },
  context: Context & WithSearch,
): Promise<{ total: number; page: Matched[] }> {
  if (context.actor.kind === 'visitor') throw notAuthenticated();
  const { cardId, ranked } = await ranker(question, number, context);
  const whole: Question = { ...question, matching: 'all', sortBy: order(question), limit: ALL, offset: 0 };
  const ids = await context.search.page(whole, asIs);
  const relations = await relationsById(question.kind, cardId, ids, context);
  const inRelation = ids.filter((id) => isInStatus(relations.get(id)?.status, status));
  const kept = MATCHING_ORDER.slice(0, MATCHING_ORDER.indexOf(question.matching) + 1);
  const matches = await ranked(inRelation);
  const fitting = inRelation.flatMap((id) => {
    const found = matches.get(id);
    return found && kept.includes(found.match.mode) ? [{ id, ...found }] : [];
  });
  const ordered = question.sortBy === '-1' ? fitting.toSorted(byFit) : fitting;
  const page = ordered
    .slice(question.offset, question.offset + question.limit)
    .map(({ id, match }) => ({ id, match, relation: relations.get(id) ?? null }));
  return { total: ordered.length, page };
}

interface Ranker {
  cardId: number;
  ranked: (ids: number[]) => Promise<Map<number, Ranked>>;
}

/** How well cards fit the asker’s own one. Every mode but the last needs one skill in common: the others are not even read. */
async function ranker({ kind, matching }: Question, number: number, context: Context): Promise<Ranker> {
  const { db } = context;
  if (kind === 'talent') {
    const request = await editableCard('request', String(number), context);
    const demand = demandOf(request);
    const asked = keySkills(demand).map(({ id }) => id);
    const needed = matching === 'all' || asked.length === 0 ? undefined : asked;
    const ranked: Ranker['ranked'] = async (ids) =>
      mapValues(await loadOffers(db, ids, needed), (offer) => rank(demand, offer));
    return { cardId: request.id, ranked };
  }
  const talent = await editableCard('talent', String(number), context);
  const offer = offerOf(talent);
  const held = matching === 'all' ? undefined : [...offer.skills.keys()];
  const ranked: Ranker['ranked'] = async (ids) =>
    mapValues(await loadDemands(db, ids, held), (demand) => rank(demand, offer));
  return { cardId: talent.id, ranked };
}

/** Equal scores stand with the newest first. */
function order({ sortBy }: Question): Question['sortBy'] {
  return sortBy === '-1' ? '-modified' : sortBy;
}

async function relationsById(kind: CardKind, cardId: number, ids: number[], { db }: Context) {
  const rows = await relationsWith(db, KINDS[kind].other, cardId, ids);
  return new Map(rows.map(({ id, status, ...row }) => [row[`${kind}_id` as const], { id, status }]));
}

function isInStatus(status: RelationStatus | undefined, asked: StatusFilter | undefined): boolean {
  if (asked === undefined) return true;
  if (status === undefined) return false;
  return asked === 'all' || statusesOf(asked).includes(status);
}

function mapValues<V, W>(map: Map<number, V>, change: (value: V) => W): Map<number, W> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}
