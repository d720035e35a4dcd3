import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../../../infra/db/schema.ts';
import { archiveName } from '../../../../infra/storage/archive-name.ts';
import { EXPORT_BATCH_ROWS, shownId } from './section.ts';

/** Path in the file store, and name in the archive. */
export interface KeptFile {
  path: string;
  name: string;
}

/** Counts the files of a company and its cards. */
export async function countCompanyFiles(db: Kysely<Schema>, companyId: number): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from (${files(companyId)}) every`.execute(db);
  return rows[0]!.count;
}

/** Yields the original documents and pictures, ordered by folder. */
export async function* loadKeptFiles(db: Kysely<Schema>, companyId: number): AsyncGenerator<KeptFile> {
  for (let after = { folder: '', id: '' }; ;) {
    const { rows } = await sql<Row>`
      select * from (${files(companyId)}) every where (folder, id) > (${after.folder}, ${after.id})
      order by folder, id limit ${EXPORT_BATCH_ROWS}`.execute(db);
    for (const { folder, id, ...file } of rows) yield { path: file.path, name: `${folder}/${archiveName(id, file)}` };
    if (rows.length < EXPORT_BATCH_ROWS) return;
    after = rows.at(-1)!;
  }
}

interface Row {
  folder: string;
  id: string;
  path: string;
  /** Name of the uploaded file. */
  name: string;
}

function files(companyId: number): RawBuilder<unknown> {
  const ofTalents = (folder: string, column: string, name: string) => sql`
    select ${folder}::text as folder, (${shownId('t', 'co')})::text as id, ${sql.ref(`t.${column}`)} as path,
      coalesce(${sql.ref(`t.${name}`)}, '') as name
    from talent t join company co on co.id = t.company_id where t.company_id = ${companyId} and ${sql.ref(`t.${column}`)} is not null`;
  return sql`
    ${ofTalents('cvs/talents', 'cv_file', 'cv_name')} union all ${ofTalents('photos/talents', 'photo', 'name')}
    union all select 'cvs/resources', uid::text, cv_file, name
    from resource where company_id = ${companyId} and deleted_at is null and cv_file is not null
    union all select 'cvs/applications', a.id::text, a.cv_file, coalesce(a.cv_name, a.name)
    from request q join application a on a.request_id = q.id where q.company_id = ${companyId} and a.cv_file is not null
    union all select 'cvs/applications', a.id || ' ' || e.id, e.file, e.name
    from request q join application a on a.request_id = q.id join application_earlier_cv e on e.application_id = a.id
    where q.company_id = ${companyId}
    union all select 'logos', l.id, l.path, ''
    from company c, lateral (values ('light', c.logo), ('dark', c.logo_dark)) l (id, path) where c.id = ${companyId} and l.path is not null`;
}
