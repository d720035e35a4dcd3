import { isDeepStrictEqual } from 'node:util';
import type { EngagementType } from '@crewdock/contract/engagement-types';
import type { ResourceStatus } from '@crewdock/contract/resource-status';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import { storeWords } from '../infra/db/stored-words.ts';
import type { Bench } from './bench.ts';
import { noteAnswers } from './freshness/score.ts';

/**
 * Content for bulk writes. Null and empty values leave the existing values unchanged. Rows that were checked by the
 * previous release lack newer fields.
 */
export interface ResourceContent {
  reference: string;
  name: string;
  title: string;
  seniority_id: number | null;
  english_level_id: number | null;
  country_id: number | null;
  city: string;
  work_authorization?: string;
  engagement_types?: EngagementType[];
  relocation?: boolean | null;
  experience: number | null;
  hourly_rate: number | null;
  monthly_rate: number | null;
  available_from: string | null;
  status: ResourceStatus | null;
  email: string;
  phone: string;
  employer: string;
  cv_url: string;
  cv_file: string | null;
  summary: string;
  /** Skills in display order. An empty array leaves the existing skills unchanged. */
  skills: WrittenSkill[];
}

/** A row of the skills table. */
export interface WrittenSkill {
  skill_id: number;
  experience: number | null;
  is_main: boolean;
}

/** A resource with all its columns as JSON, and its skills. */
export type ResourceImage = { id: number; uid: string; version: number; import_uid: string | null } & Omit<
  ResourceContent,
  'skills'
> &
  Record<string, unknown> & { skills: WrittenSkill[] };

/** Columns in `ResourceContent`. */
const COLUMNS = [
  'reference',
  'name',
  'title',
  'seniority_id',
  'english_level_id',
  'country_id',
  'city',
  'work_authorization',
  'engagement_types',
  'relocation',
  'experience',
  'hourly_rate',
  'monthly_rate',
  'available_from',
  'status',
  'email',
  'phone',
  'employer',
  'cv_url',
  'cv_file',
  'summary',
] as const satisfies (keyof ResourceContent)[];

const RECORD = sql.raw(`uid uuid, id integer, reference text, name text, title text, seniority_id integer,
  english_level_id integer, country_id integer, city text, work_authorization text,
  engagement_types text[], relocation boolean, experience smallint, hourly_rate integer, monthly_rate integer,
  available_from date, status text, email text, phone text, employer text, cv_url text, cv_file text, summary text`);

/** Returns the resource's content after this change, or null if nothing changes. */
export function contentAfter(image: ResourceImage, content: ResourceContent): ResourceContent | null {
  const after = { ...image } as ResourceContent;
  for (const column of COLUMNS) {
    const said = content[column];
    if (said != null && said !== '' && !(Array.isArray(said) && said.length === 0))
      Object.assign(after, { [column]: said });
  }
  // A table row without a status changes the status `unknown` back to `available`, the default for new people.
  if (content.status === null && image.status === 'unknown') after.status = 'available';
  if (content.skills.length > 0) after.skills = withKnownYears(content.skills, image.skills);
  const isSame =
    COLUMNS.every((column) => isDeepStrictEqual(after[column], image[column])) &&
    sameSkills(after.skills, image.skills);
  return isSame ? null : after;
}

/** Inserts resources in bulk, with these uids. Returns their ids by uid. */
export async function createMany(
  trx: Transaction<Schema>,
  { ownerId, companyId }: Bench,
  importUid: string,
  rows: (ResourceContent & { uid: string })[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const { rows: made } = await sql<{ id: number; uid: string }>`
    insert into resource (uid, owner_id, company_id, import_uid, ${sql.raw(COLUMNS.join(', '))})
    select n.uid, ${ownerId}, ${companyId}, ${importUid}, n.reference, n.name, n.title, n.seniority_id, n.english_level_id,
      n.country_id, n.city, coalesce(n.work_authorization, ''), coalesce(n.engagement_types, '{}'), n.relocation,
      n.experience, n.hourly_rate, n.monthly_rate, coalesce(n.available_from, current_date), coalesce(n.status, 'available'), n.email, n.phone, n.employer, n.cv_url, n.cv_file, n.summary
    from jsonb_to_recordset(${json(rows)}::jsonb) as n (${RECORD})
    returning id, uid`.execute(trx);
  const idOf = new Map(made.map(({ id, uid }) => [uid, id]));
  await insertSkills(
    trx,
    rows.map(({ uid, skills }) => ({ id: idOf.get(uid)!, skills })),
  );
  await storeWords(trx, 'resource', [...idOf.values()]);
  return idOf;
}

/** Updates resources in bulk, which also confirms them. Resources that become available are offered again. */
export async function changeMany(
  trx: Transaction<Schema>,
  importUid: string,
  rows: (ResourceContent & { id: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  await noteAnswers(
    trx,
    rows.map(({ id }) => id),
  );
  const set = COLUMNS.map((column) => `${column} = n.${column}`).join(', ');
  await sql`
    update resource r set ${sql.raw(set)}, version = r.version + 1, import_uid = ${importUid}, confirmed_at = now(),
      modified_at = now(),
      offered_at = case when r.status <> 'available' and n.status = 'available' then now() else r.offered_at end
    from jsonb_to_recordset(${json(rows)}::jsonb) as n (${RECORD}) where r.id = n.id`.execute(trx);
  await sql`delete from resource_skill where resource_id = any(${rows.map(({ id }) => id)}::int[])`.execute(trx);
  await insertSkills(trx, rows);
  await storeWords(
    trx,
    'resource',
    rows.map(({ id }) => id),
  );
}

/** Confirms resources without changes. */
export async function confirmMany(trx: Transaction<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await noteAnswers(trx, [...ids]);
  await sql`update resource set confirmed_at = now() where id = any(${[...ids]}::int[])`.execute(trx);
}

/** A write to a resource. `former` is its previous state; null if the write created the resource. */
interface WrittenResource {
  uid: string;
  /** The version after the write. */
  version: number;
  former: ResourceImage | null;
}

/**
 * Undoes writes to resources whose version has not changed since then. Returns the current CV of each restored resource
 * by uid; other resources are not changed. Versions keep increasing, so that open pages notice the change.
 */
export async function takeBackMany(
  trx: Transaction<Schema>,
  written: readonly WrittenResource[],
): Promise<Map<string, string | null>> {
  const versions = written.map(({ uid, version }) => ({ uid, version }));
  // Locks resources in id order before their dependent rows, like all bulk writes.
  const { rows } = await sql<{ id: number; uid: string; cv_file: string | null }>`
    select r.id, r.uid, r.cv_file from resource r
    join jsonb_to_recordset(${json(versions)}::jsonb) as w (uid uuid, version integer)
      on r.uid = w.uid and r.version = w.version
    where r.deleted_at is null order by r.id for update of r`.execute(trx);
  const cvs = new Map(rows.map(({ uid, cv_file }) => [uid, cv_file]));
  const untouched = written.filter(({ uid }) => cvs.has(uid));
  const made = new Set(untouched.filter(({ former }) => former === null).map(({ uid }) => uid));
  const ids = rows.flatMap(({ id, uid }) => (made.has(uid) ? id : []));
  if (ids.length > 0) await sql`delete from resource where id = any(${ids}::int[])`.execute(trx);
  await putBack(
    trx,
    untouched.flatMap(({ former }) => former ?? []),
  );
  return cvs;
}

async function putBack(trx: Transaction<Schema>, formers: ResourceImage[]): Promise<void> {
  if (formers.length === 0) return;
  const names = new Set(formers.flatMap((former) => Object.keys(former)));
  for (const kept of ['id', 'uid', 'version', 'skills', ...DERIVED]) names.delete(kept);
  const set = sql.join([...names].map((column) => sql`${sql.ref(column)} = (n.former).${sql.ref(column)}`));
  // An image from an earlier release may lack newer columns; these columns keep their values.
  await sql`
    update resource r set ${set}, version = r.version + 1 from (
      select now.id, jsonb_populate_record(now, image) as former
      from jsonb_array_elements(${json(formers)}::jsonb) image join resource now on now.id = (image ->> 'id')::integer
    ) n where r.id = n.id`.execute(trx);
  await sql`delete from resource_skill where resource_id = any(${formers.map(({ id }) => id)}::int[])`.execute(trx);
  await insertSkills(trx, formers);
  await storeWords(
    trx,
    'resource',
    formers.map(({ id }) => id),
  );
}

/** Columns that `storeWords` writes. */
const DERIVED = ['staff_words', 'public_words', 'person_key', 'words_version'];

async function insertSkills(
  trx: Transaction<Schema>,
  rows: { id: number; skills: readonly WrittenSkill[] }[],
): Promise<void> {
  const all = rows.flatMap(({ id, skills }) => skills.map((skill, position) => ({ id, position, ...skill })));
  if (all.length === 0) return;
  await sql`
    insert into resource_skill (resource_id, skill_id, experience, is_main, position)
    select * from unnest(${all.map(({ id }) => id)}::int[], ${all.map(({ skill_id }) => skill_id)}::int[],
      ${all.map(({ experience }) => experience)}::int[], ${all.map(({ is_main }) => is_main)}::boolean[],
      ${all.map(({ position }) => position)}::int[])`.execute(trx);
}

/** Adds stored years to skills without years, because tables rarely contain years per skill. */
function withKnownYears(skills: WrittenSkill[], known: WrittenSkill[]): WrittenSkill[] {
  const years = new Map(known.map(({ skill_id, experience }) => [skill_id, experience]));
  return skills.map((skill) => ({ ...skill, experience: skill.experience ?? years.get(skill.skill_id) ?? null }));
}

function sameSkills(some: WrittenSkill[], others: WrittenSkill[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ skill_id, experience, is_main }, at) => {
      const other = others[at]!;
      return other.skill_id === skill_id && other.experience === experience && other.is_main === is_main;
    })
  );
}

function json(value: object): string {
  return JSON.stringify(value);
}
