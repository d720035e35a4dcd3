import type { CardKind } from '@crewdock/contract/kinds';
import type { MassImport, MassImportAnswer, MassImportFile } from '@crewdock/contract/mass-import';
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Context } from '../../core/context/context.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { columnKey, isWrittenSince, rowVersion } from '../../infra/db/total-order.ts';
import {
  type CursorPage,
  type ListOrder,
  type PageQuery,
  type PageRow,
  readCursorPage,
} from '../../infra/http/cursor-pages.ts';

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;

/** An import with the number of its files by result. */
export type FoundMassImport = Selectable<Schema['mass_import']> & { counts: Partial<MassImport['counts']> };
export type FoundFile = Pick<
  Selectable<Schema['mass_import_file']>,
  'number' | 'name' | 'file' | 'answer' | 'reason' | 'told'
> &
  Pick<MassImportFile, 'card'>;

interface Own {
  ownerId: number;
  kind: CardKind;
}

/** A page of an owner's imports of a kind, newest first. */
export async function readMassImports(
  { ownerId, kind }: Own,
  query: PageQuery,
  context: Context,
): Promise<CursorPage<FoundMassImport>> {
  // The order of imports never changes, so a cursor alone skips nothing.
  const order: ListOrder = {
    list: ['mass imports', kind],
    keys: [columnKey('m.id')],
    direction: 'desc',
    changedSince: null,
  };
  return readCursorPage(order, query, context, async ({ columns, condition, end }) => {
    const { rows } = await sql<FoundMassImport & PageRow>`
      ${found(sql`, ${columns}`)}
      where m.owner_id = ${ownerId} and m.kind = ${kind} and m.expires_at > now() and ${condition} ${end}`.execute(
      context.db,
    );
    return rows;
  });
}

export async function countMassImports(db: Db, { ownerId, kind }: Own): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from mass_import
    where owner_id = ${ownerId} and kind = ${kind} and expires_at > now()`.execute(db);
  return rows[0]!.count;
}

export async function findMassImport(db: Db, ownerId: number, uid: string): Promise<FoundMassImport | undefined> {
  const { rows } = await sql<FoundMassImport>`
    ${found()} where m.owner_id = ${ownerId} and m.uid = ${uid} and m.expires_at > now()`.execute(db);
  return rows[0];
}

/** A page of an import's files in upload order. `answer`: only files with this result. */
export async function readFiles(
  id: number,
  { answer, ...query }: PageQuery & { answer?: MassImportAnswer | undefined },
  context: Context,
): Promise<CursorPage<FoundFile>> {
  const order: ListOrder = {
    list: ['mass import files', id, answer],
    keys: [columnKey('f.number')],
    // A file that gets its result enters the list of this result, before or after the cursor.
    changedSince: answer === undefined ? null : (transaction) => isWrittenSince(rowVersion('f'), transaction),
  };
  return readCursorPage(order, query, context, async ({ columns, condition, end }) => {
    const { rows } = await sql<FoundFile & PageRow>`
      ${files(sql`, ${columns}`)}
      where f.mass_import_id = ${id} and (${answer ?? null}::text is null or f.answer = ${answer ?? null})
        and ${condition} ${end}`.execute(context.db);
    return rows;
  });
}

export async function countImportFiles(db: Db, id: number, answer: MassImportAnswer | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from mass_import_file
    where mass_import_id = ${id} and (${answer ?? null}::text is null or answer = ${answer ?? null})`.execute(db);
  return rows[0]!.count;
}

export async function findFile(
  db: Db,
  id: number,
  at: { number: number } | { sha256: Buffer },
): Promise<FoundFile | undefined> {
  const { rows } = await sql<FoundFile>`
    ${files()} where f.mass_import_id = ${id}
      and ${'number' in at ? sql`f.number = ${at.number}` : sql`f.sha256 = ${at.sha256}`}`.execute(db);
  return rows[0];
}

const found = (more: RawBuilder<unknown> = sql``) => sql`
  select m.*${more}, coalesce((
    select jsonb_object_agg(answer, count) from (
      select f.answer, count(*) as count from mass_import_file f where f.mass_import_id = m.id group by f.answer) each),
    '{}') as counts
  from mass_import m`;

const files = (more: RawBuilder<unknown> = sql``) => sql`
  select f.number, f.name, f.file, f.answer, f.reason, f.told, case when c.id is not null then to_jsonb(c) end as card${more}
  from mass_import_file f
    left join lateral (
      select id, name, title, is_draft, is_active from talent where id = f.talent_id
      union all
      select id, coalesce(company_name, ''), title, is_draft, is_active from request where id = f.request_id) c on true`;
