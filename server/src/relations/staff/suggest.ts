import type { Input } from '@crewdock/contract/endpoint';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { Match } from '@crewdock/contract/matching';
import type { staffRelations } from '@crewdock/contract/staff/relations';
import { type RawBuilder, sql } from 'kysely';
import { type CardRow, type CardRows, loadCards } from '../../cards/queries.ts';
import { idBehind } from '../../cards/shown-id.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import { matchOf } from '../../matching/match.ts';
import { demandOf, offerOf } from '../../matching/pair.ts';
import type { Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { staffQuery } from '../../search/words.ts';
import type { Listed } from '../lists.ts';
import { relationsWith } from '../queries.ts';
import { ownersOf } from './owners.ts';

type Query = Input<typeof staffRelations.suggestTalents>['query'];

/** The cards that staff mean by what they have typed, with how well they fit the card of the other kind that they are for. */
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
  const ownerOf = await ownersOf(db, cards);
  const linked = asked ? await relationsWith(db, other, asked.id, ids) : [];
  const relations = new Map(linked.map((row) => [row[`${kind}_id` as const], { id: row.id, status: row.status }]));
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
  return matchOf(demandOf(request), offerOf(talent));
}

/** The ids of active cards by what is typed: the very number first, then the card's words, then its owner's. */
export function foundCards(kind: CardKind, typed: string, limit: number): RawBuilder<unknown> {
  const query = staffQuery(typed);
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  const from = sql`from ${sql.table(kind)} c where c.is_active and not c.is_draft`;
  const called = sql`${from} and c.staff_words @@ ${query}::tsquery`;
  const latest = sql`order by modified_at desc, id desc limit ${limit}`;
  const ways = [sql`(select 0 as way, c.id, c.modified_at ${from} and c.id = ${number})`];
  if (query !== null) {
    // Words that many have are met soon among the latest; only where they aren't is their whole list in the index read, and owners' names.
    const suffices = sql`(select count(*) from latest) = ${limit}`;
    ways.push(sql`(select 1, id, modified_at from latest)`);
    ways.push(
      sql`(select 1, id, modified_at from (select c.id, c.modified_at ${called} and not ${suffices} offset 0) called ${latest})`,
    );
    // Owner by owner: how many cards they have is nothing that a plan could know. Nor how many people have a name: they are gathered first.
    ways.push(sql`(select 2, c.id, c.modified_at from (
      select id from (select p.id from person p where p.staff_words @@ ${query}::tsquery and not ${suffices} offset 0) called
        order by id limit ${OWNERS}) owner
      cross join lateral (select c.id, c.modified_at ${from} and c.owner_id = owner.id ${latest}) c ${latest})`);
  }
  const newest =
    query === null
      ? sql``
      : sql`with latest as materialized (
          select id, modified_at from (
            select c.id, c.modified_at, c.staff_words ${from} order by c.modified_at desc, c.id desc limit ${LATEST}) c
          where c.staff_words @@ ${query}::tsquery limit ${limit})
        `;
  return sql`${newest}
    select id from (
      select distinct on (id) * from (${sql.join(ways, sql` union all `)}) found order by id, way) once
    order by way, modified_at desc, id desc limit ${limit}`;
}

/** Of more people than that of one name the first are meant. */
const OWNERS = 20;

/** So many of the cards that changed last are looked through first. */
const LATEST = 5_000;
