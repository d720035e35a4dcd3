import type { CardKind } from '@crewdock/contract/kinds';
import { sql } from 'kysely';
import { editableCard } from '../cards/editing/editable.ts';
import { getCardPath } from '../cards/present.ts';
import { readCardKey, toSlug } from '../cards/public-id.ts';
import { findNamed } from '../cards/queries.ts';
import { findCompany } from '../companies/queries.ts';
import { type ListRow, findList } from '../lists/queries.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import { notFound } from '../core/errors/errors.ts';

/** A shared card or list. */
export interface SharedSubject {
  kind: CardKind | 'list';
  id: number;
  /** User-facing noun for the card or list. */
  noun: 'card' | 'list';
  /** Title of the card or list. */
  name: string;
  /** Returns the full URL with the tag that has this number. */
  urlOf(number: number): string;
}

/** Finds a card that the requester may edit. Links to a company's card use the company's portal. */
export async function sharedCard(kind: CardKind, key: string, context: Context): Promise<SharedSubject> {
  const row = await editableCard(kind, key, context);
  const own = row.company_id === null ? context.company : await findCompany(context.db, String(row.company_id));
  const origin = context.origins.of(own);
  return {
    kind,
    id: row.id,
    noun: 'card',
    name: 'name' in row ? row.name : row.title,
    urlOf: (number) => origin + getCardPath(kind, { ...row, tag_number: number }),
  };
}

/** Finds a list of the requester. */
export async function sharedList(id: number, context: Context): Promise<SharedSubject> {
  const list = await findList(context.db, id, requirePerson(context).id);
  if (!list) throw notFound();
  const origin = context.origins.of(context.company);
  return { kind: 'list', id, noun: 'list', name: list.name, urlOf: (number) => origin + listPath(list, number) };
}

/** A card or list whose statistics are requested, possibly by a guest who can't see the card or list. */
export type Named = Pick<SharedSubject, 'kind' | 'id' | 'name'>;

export async function anyCard(kind: CardKind, key: string, { db, actor }: Context): Promise<Named | null> {
  const cardKey = readCardKey(key);
  const row = cardKey && (await findNamed(db, kind, cardKey, { actor, right: sql`true` }));
  return row ? { kind, id: row.id, name: 'name' in row ? row.name : row.title } : null;
}

export async function anyList(id: number, { db }: Context): Promise<Named | null> {
  const list = await db.selectFrom('card_list').where('id', '=', id).select('name').executeTakeFirst();
  return list ? { kind: 'list', id, name: list.name } : null;
}

/** Returns the path of a list's page, with the tag that has this number. */
export function listPath({ link_number, name }: ListRow, number: number): string {
  const slug = toSlug(name);
  return `/l/${link_number}-${number}${slug && `-${slug}`}`;
}
