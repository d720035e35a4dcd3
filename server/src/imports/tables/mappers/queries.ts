import type { ImportMapping } from '@crewdock/contract/import-mapping';
import { type Selectable, sql } from 'kysely';
import type { Context } from '../../../core/context/context.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import { ascendingText, isWrittenSince, newestFirst, rowVersion } from '../../../infra/db/total-order.ts';
import {
  type CursorPage,
  type ListOrder,
  type PageQuery,
  type PageRow,
  readCursorPage,
} from '../../../infra/http/cursor-pages.ts';
import { type Bench, onBench } from '../../../resources/bench.ts';
import type { Db } from '../queries.ts';

/** Number of mappers, latest first, that are compared with a new file. */
const SUGGESTED = 100;

/** The saved mappers of an owner, latest first. */
export async function savedMappers(
  db: Db,
  bench: Bench,
): Promise<{ files_columns: string[]; mapping: ImportMapping }[]> {
  return db
    .selectFrom('import_mapper')
    .where(onBench('import_mapper', bench))
    .orderBy('modified_at', 'desc')
    .orderBy('uid')
    .limit(SUGGESTED)
    .select(['files_columns', 'mapping'])
    .execute();
}

/** A page of an owner's mappers, last changed first. */
export async function readMappers(
  bench: Bench,
  query: PageQuery,
  context: Context,
): Promise<CursorPage<Selectable<Schema['import_mapper']>>> {
  const order: ListOrder = {
    list: ['mappers', bench.companyId],
    keys: [newestFirst(sql`m.modified_at`), ascendingText(sql`m.uid`)],
    changedSince: (transaction) => isWrittenSince(rowVersion('m'), transaction),
  };
  return readCursorPage(order, query, context, async ({ columns, condition, end }) => {
    const { rows } = await sql<Selectable<Schema['import_mapper']> & PageRow>`
      select m.*, ${columns} from import_mapper m where ${onBench('m', bench)} and ${condition} ${end}`.execute(
      context.db,
    );
    return rows;
  });
}

/** Loads the mapping of a mapper; undefined if the owner has no mapper with this uid. */
export async function findMapping(db: Db, bench: Bench, uid: string): Promise<ImportMapping | undefined> {
  const found = await db
    .selectFrom('import_mapper')
    .where('uid', '=', uid)
    .where(onBench('import_mapper', bench))
    .select('mapping')
    .executeTakeFirst();
  return found?.mapping;
}

export async function countMappers(db: Db, bench: Bench): Promise<number> {
  const { count } = await db
    .selectFrom('import_mapper')
    .where(onBench('import_mapper', bench))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

interface NewMapper {
  name: string;
  files_columns: string[];
  mapping: ImportMapping;
}

export async function createMapper(db: Db, { ownerId, companyId }: Bench, { mapping, ...mapper }: NewMapper) {
  return db
    .insertInto('import_mapper')
    .values({ owner_id: ownerId, company_id: companyId, ...mapper, mapping: JSON.stringify(mapping) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Updates a mapper; undefined if the owner has no mapper with this uid. */
export async function changeMapper(db: Db, bench: Bench, uid: string, { mapping, ...mapper }: Partial<NewMapper>) {
  return db
    .updateTable('import_mapper')
    .set({ ...mapper, ...(mapping && { mapping: JSON.stringify(mapping) }), modified_at: sql`now()` })
    .where('uid', '=', uid)
    .where(onBench('import_mapper', bench))
    .returningAll()
    .executeTakeFirst();
}
