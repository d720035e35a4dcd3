import { type RawBuilder, sql, type Transaction } from 'kysely';
import { ownedCards } from '../../cards/conditions.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { archiveName } from '../../infra/storage/archive-name.ts';
import { toStorageKey } from '../../infra/storage/path.ts';
import type { Person } from '../../core/identity/actor.ts';

type Owner = Pick<Person, 'id' | 'companyIds'> & { email: string };

/** A file in the list of the data export. */
export interface OwnFile {
  path: string;
  purpose: string;
  name: string;
  type: string | null;
  bytes: number | null;
  created_at: Date | null;
  expires_at: Date | null;
  /** The file's name in the archive; null if none of the person's records refers to the file any more. */
  file: string | null;
}

/**
 * Finds the files of the person's account, cards, resources, applications and imports, and other files they have
 * uploaded.
 */
export async function findPersonFiles(trx: Transaction<Schema>, owner: Owner): Promise<OwnFile[]> {
  const { rows } = await sql<Omit<OwnFile, 'file'> & { id: string | null; label: string }>`
    with used (purpose, id, path, label) as (${usedFiles(owner)})
    select u.purpose, u.id, u.label, u.path, coalesce(f.name, u.label) as name, f.type, f.bytes, f.created_at, f.expires_at
    from used u left join file f on f.path = u.path
    union all select f.purpose, null, '', f.path, f.name, f.type, f.bytes, f.created_at, f.expires_at
    from file f where f.owner_id = ${owner.id} and not exists (select from used u where u.path = f.path)
    order by created_at, purpose, id`.execute(trx);
  return rows
    .filter(({ path }) => toStorageKey(path) !== null)
    .map(({ id, label, ...file }) => ({
      ...file,
      file: id && `files/${file.purpose}/${archiveName(id, { path: file.path, name: file.name || label })}`,
    }));
}

/**
 * Builds the query for files of the person's records. Includes records of a company only while the person is a member.
 */
function usedFiles({ id, companyIds, email }: Owner): RawBuilder<unknown> {
  const ownTalent = ownedCards('t', { id, worksIn: companyIds });
  const own = (alias: string) => sql`
    ${sql.ref(`${alias}.owner_id`)} = ${id}
    and (${sql.ref(`${alias}.company_id`)} is null or ${sql.ref(`${alias}.company_id`)} = any(${companyIds}::int[]))`;
  return sql`
    select 'avatar', uid::text, avatar, ''::text from person where id = ${id} and avatar is not null
    union all select 'photo', t.id::text, t.photo, t.name from talent t where ${ownTalent} and t.photo is not null
    union all select 'talent-cv', t.id::text, t.cv_file, coalesce(t.cv_name, '')
    from talent t where ${ownTalent} and t.cv_file is not null
    union all select 'resource-cv', r.uid::text, r.cv_file, r.name
    from resource r where ${own('r')} and r.deleted_at is null and r.cv_file is not null
    union all select 'application-cv', a.id::text, a.cv_file, coalesce(a.cv_name, '')
    from application a where a.email = ${email} and a.cv_file is not null
    union all select 'earlier-application-cv', concat_ws('-', a.id, e.id), e.file, e.name
    from application a join application_earlier_cv e on e.application_id = a.id where a.email = ${email}
    union all select 'import', i.uid::text, i.file, i.name from import i where ${own('i')}
    union all select 'import-cv', concat_ws('-', i.uid, w.sheet, w.number), w.cv_file, ''
    from import i join import_row w on w.import_id = i.id where ${own('i')} and w.cv_file is not null
    union all select 'mass-import', concat_ws('-', m.uid, w.number), w.file, w.name
    from mass_import m join mass_import_file w on w.mass_import_id = m.id where m.owner_id = ${id}`;
}
