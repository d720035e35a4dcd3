import type { Input } from '@crewdock/contract/endpoint';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { Match } from '@crewdock/contract/matching';
import type { staffRelations } from '@crewdock/contract/staff/relations';
import { type RawBuilder, sql } from 'kysely';
import { type CardRow, type CardRows, loadCards } from '../../cards/queries.ts';
import { idBehind } from '../../cards/shown-id.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import { computeMatch } from '../../matching/match.ts';
import { toDemand, toOffer } from '../../matching/pair.ts';
import type { Context } from '../../core/context/context.ts';
import { NO_MATCH, textRank } from '../../infra/db/text-rank.ts';
import { notFound } from '../../core/errors/errors.ts';
import { staffQuery, toSearchWords } from '../../search/words.ts';
import type { Listed } from '../lists.ts';
import { relationsWith } from '../queries.ts';
import { presentState } from '../state.ts';
import { loadCardOwners } from './owners.ts';

type Query = Input<typeof staffRelations.suggestTalents>['query'];

/** Card suggestions for the search text of a staff member, with their match for the card `for`. */
export async function suggestCards<K extends CardKind, C>(
  { kind, present }: Listed<K, C>,
  { search, for: number, limit }: Query,
  context: Context & WithNames,
) {
  const { db } = context;
  const { other } = KINDS[kind];
  const asked = number === undefined ? null : await cardFor(other, number, context);
  const { rows } = await sql<{ id: number }>`${foundCards(kind, search, limit)}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const [cards, names] = await Promise.all([loadCards(db, kind, ids), context.names()]);
  const ownerOf = await loadCardOwners(db, cards);
  const linked = asked ? await relationsWith(db, other, asked.id, ids) : [];
  const relations = new Map(linked.map((row) => [row[`${kind}_id` as const], presentState(row, names)]));
  return {
    items: cards.map((card) => ({
      card_data: present(card, names),
      owner: ownerOf(card),
      match: asked && fit({ [kind]: card, [other]: asked } as unknown as CardRows),
      relation: relations.get(card.id) ?? null,
    })),
  };
}

async function cardFor(kind: CardKind, number: number, context: Context): Promise<CardRow<CardKind>> {
  const [card] = await loadCards(context.db, kind, [await idBehind(kind, number, context)]);
  if (!card) throw notFound();
  return card;
}

function fit({ request, talent }: CardRows): Match {
  return computeMatch(toDemand(request), toOffer(talent));
}

/**
 * Ids of active cards by search text: the exact id first, then by how well the name matches (see `textRank`). Cards are
 * found by their words, by the name of their owner, and, among the latest cards, by any part of their name.
 */
export function foundCards(kind: CardKind, typed: string, limit: number): RawBuilder<unknown> {
  const query = toSearchWords(typed).length === 0 ? null : staffQuery(typed);
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  const from = sql`from ${sql.table(kind)} c where c.is_active and not c.is_draft`;
  const called = sql`${from} and c.staff_words @@ ${query}::tsquery`;
  const ranked = sql`c.id, c.modified_at, ${nameRank(kind, typed.trim())} as rank`;
  const best = sql`order by rank, modified_at desc, id desc limit ${limit}`;
  const ways = [sql`(select 0 as way, c.id, c.modified_at, -1 as rank ${from} and c.id = ${number})`];
  if (query !== null) {
    // Common words are found among the latest cards. The full index list, owners' names and parts of names are read
    // only if the latest cards have too few matches.
    const suffices = sql`(select count(*) from latest) = ${limit}`;
    ways.push(sql`(select 1, * from latest)`);
    ways.push(sql`(select 1, * from (select ${ranked} ${called} and not ${suffices} offset 0) called ${best})`);
    // One lateral query per owner, because the planner cannot estimate the number of cards per owner. The owners are
    // limited first, because the planner cannot estimate the number of matching people either.
    ways.push(sql`(select 2, c.* from (
      select id from (select p.id from person p where p.staff_words @@ ${query}::tsquery and not ${suffices} offset 0) called
        order by id limit ${OWNERS}) owner
      cross join lateral (select ${ranked} ${from} and c.owner_id = owner.id
        order by c.modified_at desc, c.id desc limit ${limit}) c ${best})`);
    ways.push(
      sql`(select 3, * from (select ${ranked} from newest c where not ${suffices}) part where rank < ${NO_MATCH} ${best})`,
    );
  }
  const newest =
    query === null
      ? sql``
      : sql`with newest as materialized (
          select ${NEWEST[kind]} ${from} order by c.modified_at desc, c.id desc limit ${LATEST}),
        latest as materialized (
          select ${ranked} from newest c where c.staff_words @@ ${query}::tsquery ${best})
        `;
  return sql`${newest}
    select id from (
      select distinct on (id) * from (${sql.join(ways, sql` union all `)}) found order by id, rank, way) once
    order by rank, way, modified_at desc, id desc limit ${limit}`;
}

/** Columns of the latest cards. */
const NEWEST = {
  request: sql`c.id, c.modified_at, c.staff_words, c.title`,
  talent: sql`c.id, c.modified_at, c.staff_words, c.title, c.name`,
};

/** A job's rank by its title; a talent's rank by its name or title. */
function nameRank(kind: CardKind, search: string): RawBuilder<number> {
  const title = textRank(sql`c.title`, search);
  return kind === 'request' ? title : sql<number>`least(${textRank(sql`c.name`, search)}, ${title})`;
}

/** Maximum number of owners considered when many people match. */
const OWNERS = 20;

/** Number of most recently changed cards that are searched first. */
const LATEST = 5_000;
