import type { CardKind } from '@crewdock/contract/kinds';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { isPublicOn } from '../cards/policy.ts';
import { readTaggedKey } from '../cards/public-id.ts';
import { type CardRow, type CardRows, findNamed } from '../cards/queries.ts';
import { isMarketOpen } from '../companies/policy.ts';
import type { ListRow } from '../lists/queries.ts';
import type { Context } from '../core/context/context.ts';
import { VISITOR } from '../core/identity/actor.ts';
import { onThePrimary } from '../infra/replicas/reading.ts';
import type { Schema } from '../infra/db/schema.ts';

export type TagRow = Selectable<Schema['share_tag']>;

/** Context for opening share links. Without the requester, because a tag shows the same data to everyone. */
export type SharingContext = Pick<Context, 'db' | 'company'>;

/**
 * Finds the card of a share link, as the tag shows it. Hidden fields are removed from the row, so that no value derived
 * from the row can reveal them. A list's tag opens the list's public cards; a card's own tag also opens a private card.
 * Returns undefined if the link does not exist on this portal or is no longer valid.
 */
export async function findTaggedCard<K extends CardKind>(
  kind: K,
  key: string,
  place: SharingContext,
): Promise<{ row: CardRow<K>; tag: TagRow } | undefined> {
  const named = readTaggedKey(key);
  const tag = named && (await findTag(named.tag, place));
  if (!tag) return undefined;
  const right = tag.list_id === null ? sql`c.id = ${tag[`${kind}_id`]}` : isInList(kind, tag.list_id);
  const row = await findNamed(place.db, kind, named.card, { actor: VISITOR, right });
  return row && isOpen(row, tag, place) ? { row: asShown(kind, row, tag), tag } : undefined;
}

/**
 * Finds the list of a share link such as `914200375-914200375816-rust-people`; undefined under the same conditions as
 * in `findTaggedCard`.
 */
export async function findTaggedList(
  key: string,
  place: SharingContext,
): Promise<{ list: ListRow; tag: TagRow } | undefined> {
  const [, link, number] = /^(\d{9})-(\d{12})(?=-|$)/.exec(key) ?? [];
  const tag = number === undefined ? undefined : await findTag(Number(number), place);
  if (!tag || tag.list_id === null) return undefined;
  const list = await place.db
    .selectFrom('card_list')
    .where('id', '=', tag.list_id)
    .where('link_number', '=', Number(link))
    .where('is_active', '=', true)
    .selectAll()
    .executeTakeFirst();
  return list && { list, tag };
}

/** Returns a row as the tag shows it, without rates if the tag hides them. */
export function asShown<K extends CardKind>(kind: K, row: CardRow<K>, { number, show_rates }: TagRow): CardRow<K> {
  return { ...row, is_private: false, tag_number: number, ...(!show_rates && RATES[kind]) };
}

/** Fields that reveal a card's rates. */
const RATES: { [K in CardKind]: Partial<CardRows[K]> } = {
  talent: { hourly_rate: null, monthly_rate: null, cv_shows_rates: false },
  request: { hourly_min: null, hourly_max: null, monthly_min: null, monthly_max: null },
};

/** Finds an unexpired tag. Tags expire at the end of their last day in UTC. */
function findTag(number: number, { db }: SharingContext): Promise<TagRow | undefined> {
  return (
    db
      .selectFrom('share_tag')
      .where('number', '=', number)
      .where('is_widget', '=', false)
      .where(sql<boolean>`(last_day is null or last_day >= (now() at time zone 'utc')::date)`)
      .selectAll()
      // Reads from the primary, because a lagging replica could still contain a removed link.
      .modifyEnd(onThePrimary)
      .executeTakeFirst()
  );
}

function isInList(kind: CardKind, listId: number): RawBuilder<unknown> {
  return sql`exists (
    select from card_list_item i join card_list l on l.id = i.list_id
    where l.id = ${listId} and l.is_active and ${sql.ref(`i.${kind}_id`)} = c.id)`;
}

function isOpen(row: CardRow<CardKind>, tag: TagRow, { company }: SharingContext): boolean {
  const here = company?.id ?? null;
  const seen = tag.list_id === null ? { ...row, is_private: false } : row;
  const isOwnPortals = row.company_id !== null && row.company_id === here && tag.list_id === null;
  return isPublicOn(here, seen) && (isOwnPortals || isMarketOpen(company));
}
