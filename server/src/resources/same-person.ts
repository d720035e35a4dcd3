import { type Kysely, type RawBuilder, sql } from 'kysely';
import { getPersonKey } from '../core/text/person-key.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { Bench } from './bench.ts';
import type { ResourceImage } from './many.ts';

/** Keys that distinguish people, most reliable first. */
export interface IdentityKeys {
  reference: string;
  email: string;
  phone: string;
}

/** Keys that identify a person. */
export interface PersonKeys extends IdentityKeys {
  name: string;
  title: string;
}

/** Maximum number of resources considered per person and key. */
const MOST_FOUND = 500;

/**
 * Finds the owner's resources that may be the same person, for each person (by index). Returns their ids; matches by
 * the most reliable key come first.
 */
export async function findSame(
  db: Kysely<Schema>,
  { ownerId, companyId }: Bench,
  people: readonly PersonKeys[],
): Promise<Map<number, number[]>> {
  const asked = people.map(({ reference, email, phone, name, title }, at) => ({
    at,
    reference: reference.toLowerCase(),
    email: email.toLowerCase(),
    phone,
    name: name.toLowerCase(),
    title: title.toLowerCase(),
    key: getPersonKey({ name, title }),
  }));
  // Uses one index lookup per person. The owner id comes from the CTE, which hides the value from the planner.
  // Otherwise, the planner would assume that an owner missing in its statistics has no rows.
  const mine = sql`r.owner_id = a.owner_id and r.company_id is not distinct from ${companyId}::int and r.deleted_at is null`;
  const foundBy = (rank: number, isSame: RawBuilder<unknown>) => sql`
    select a.at, r.id, ${sql.lit(rank)} as rank from asked a
      cross join lateral (select r.id from resource r where ${mine} and ${isSame} order by r.id limit ${MOST_FOUND}) r`;
  const { rows } = await sql<{ at: number; id: number }>`
    with asked as materialized (
      select *, ${ownerId}::int as owner_id from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as a (at integer, reference text, email text, phone text, name text, title text, key text))
    select at, id from (
      ${foundBy(1, sql`${same('reference')}`)}
      union all
      ${foundBy(2, sql`${same('email')} and ${agree('reference')}`)}
      union all
      ${foundBy(3, sql`${same('phone')} and ${agree('reference')} and ${agree('email')}`)}
      union all
      ${foundBy(
        4,
        sql`(r.person_key = a.key or (r.person_key is null and lower(r.name) = a.name and lower(r.title) = a.title))
        and ${agree('reference')} and ${agree('email')} and ${agree('phone')}`,
      )}
    ) found group by at, id order by at, min(rank), id`.execute(db);
  const found = new Map<number, number[]>();
  for (const { at, id } of rows) found.set(at, [...(found.get(at) ?? []), id]);
  return found;
}

/**
 * Returns whether two people are the same: the most reliable key that both have is equal or, if there is none, name and
 * title are equal.
 */
export function isSamePerson(one: PersonKeys, other: PersonKeys): boolean {
  return sharesKey(one, other) && mayBeSame(one, other);
}

/** Returns whether any key of two people is equal. */
export function sharesKey(one: PersonKeys, other: PersonKeys): boolean {
  const isEqual = (key: keyof PersonKeys) => one[key] !== '' && one[key].toLowerCase() === other[key].toLowerCase();
  return isEqual('reference') || isEqual('email') || isEqual('phone') || hasSameNameAndTitle(one, other);
}

function hasSameNameAndTitle(one: PersonKeys, other: PersonKeys): boolean {
  return one.name !== '' && one.title !== '' && getPersonKey(one) === getPersonKey(other);
}

/** Returns whether two people with an equal weaker key can be the same person, because no more reliable key differs. */
export function mayBeSame(one: IdentityKeys, other: IdentityKeys): boolean {
  for (const key of IDENTITY_KEYS) {
    const [some, others] = [one[key].toLowerCase(), other[key].toLowerCase()];
    if (some !== '' && others !== '') return some === others;
  }
  return true;
}

/** Adds the keys of another source about the same person. Existing keys are kept. */
export function addMissingKeys(person: IdentityKeys, other: IdentityKeys): void {
  for (const key of IDENTITY_KEYS) person[key] ||= other[key];
}

const IDENTITY_KEYS = ['reference', 'email', 'phone'] as const;
type IdentityKey = keyof IdentityKeys;

/** Builds an SQL condition that both values are equal and that uses the index of the key. */
function same(key: IdentityKey) {
  return sql`${there(key)} = ${sql.ref(`a.${key}`)} and ${sql.ref(`r.${key}`)} <> ''`;
}

/** Builds an SQL condition: both values are equal, or one of them is empty. */
function agree(key: IdentityKey) {
  const asked = sql.ref(`a.${key}`);
  return sql`(${asked} = '' or ${sql.ref(`r.${key}`)} = '' or ${asked} = ${there(key)})`;
}

function there(key: IdentityKey) {
  return key === 'phone' ? sql.ref('r.phone') : sql`lower(${sql.ref(`r.${key}`)})`;
}

/** Loads resources by id. `lock` locks the rows for a following write. */
export async function loadImages(
  db: Kysely<Schema>,
  ids: readonly number[],
  { lock = false }: { lock?: boolean } = {},
): Promise<Map<number, ResourceImage>> {
  if (ids.length === 0) return new Map();
  // Locks rows in id order, so that concurrent writes cannot deadlock.
  if (lock)
    await sql`select from resource where id = any(${[...ids]}::int[]) order by id for no key update`.execute(db);
  const { rows } = await sql<{ image: Omit<ResourceImage, 'skills'>; skills: ResourceImage['skills'] }>`
    select to_jsonb(r) - '{staff_words,public_words,person_key,words_version}'::text[] as image, coalesce((
      select jsonb_agg(jsonb_build_object('skill_id', s.skill_id, 'experience', s.experience, 'is_main', s.is_main)
        order by s.position, s.skill_id)
      from resource_skill s where s.resource_id = r.id), '[]') as skills
    from resource r where r.id = any(${[...ids]}::int[]) and r.deleted_at is null`.execute(db);
  return new Map(rows.map(({ image, skills }) => [Number(image.id), { ...image, skills } as ResourceImage]));
}
