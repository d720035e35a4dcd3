import { randomUUID } from 'node:crypto';
import type { ImportField } from '@crewdock/contract/import-mapping';
import { type Selectable, sql, type Transaction } from 'kysely';
import { parseAndCheckRows, writeAnswers } from '@crewdock/server/imports/tables/check';
import { claimsInMemory } from '@crewdock/server/imports/tables/claims';
import { loadDictionaries } from '@crewdock/server/imports/tables/dictionaries';
import { updateImportCounts } from '@crewdock/server/imports/tables/queries';
import { bringIn } from '@crewdock/server/imports/tables/run/bring-in';
import { importResources } from '@crewdock/server/imports/tables/run/import-resources';
import { markRows, nextRows } from '@crewdock/server/imports/tables/run/rows';
import { SeenPeople } from '@crewdock/server/imports/tables/seen-people';
import type { Schema } from '@crewdock/server/infra/db/schema';
import type { DemoAccount } from './population.ts';

interface DemoImport {
  name: string;
  daysAgo: number;
  fields: (ImportField | null)[];
  /** All rows of the table; the first row contains the headers. */
  rows: string[][];
}

/** Imports of the demo's talent provider: one file without errors, and one with rows to correct. */
const IMPORTS: DemoImport[] = [
  {
    name: 'free-in-winter.csv',
    daysAgo: 9,
    fields: ['reference', 'name', 'title', 'skills', 'seniority', 'hourly_rate', 'country', 'status'],
    rows: [
      ['No', 'Person', 'Role', 'Skills', 'Level', 'USD/h', 'Country', 'Status'],
      ['W-01', 'Ilse V.', 'Frontend developer', 'React, TypeScript, CSS', 'Senior', '52', 'Netherlands', 'available'],
      ['W-02', 'Marek D.', 'Backend developer', 'Java, Spring, PostgreSQL', 'Middle', '41', 'Poland', 'available'],
      ['W-03', 'Sofia R.', 'Data engineer', 'Python, SQL, AWS', 'Senior', '60', 'Portugal', 'available'],
      ['W-04', 'Tomas H.', 'QA engineer', 'JavaScript, SQL', 'Middle', '34', 'Spain', 'placed'],
    ],
  },
  {
    name: 'hotlist-from-mail.csv',
    daysAgo: 2,
    fields: ['name', 'title', 'skills', 'experience', 'hourly_rate', 'available_from', 'email', null],
    rows: [
      ['Name', 'Position', 'Stack', 'Exp', 'Rate', 'Free from', 'Mail', 'Remarks'],
      ['Nadia K.', 'DevOps engineer', 'Docker, Kubernetes, AWS', '7+ yrs', '$58/h', 'now', 'nadia.k@example.com', ''],
      [
        'Pieter O.',
        'Mobile developer',
        'Kotlin, Java',
        '5',
        '$47/h',
        'soon, maybe',
        'pieter.o@example.com',
        'asks first',
      ],
      ['', 'Go developer', 'Go, PostgreSQL', '4', '$49/h', 'now', 'go.dev@example.com', 'name?'],
      ['Lena B.', 'Designer', 'Figma', 'a lot', '$40/h', 'now', 'lena.b at example', ''],
      [
        'Nadia K.',
        'DevOps engineer',
        'Docker, Kubernetes, AWS',
        '7+ yrs',
        '$58/h',
        'now',
        'nadia.k@example.com',
        'twice',
      ],
    ],
  },
];

/** Inserts imports of tables for the demo's talent provider, parsed and applied like other imports. */
export async function insertImports(trx: Transaction<Schema>, accounts: readonly DemoAccount[]): Promise<void> {
  const { person } = accounts.find(({ role }) => role === 'Talent provider')!;
  const { id } = await trx
    .selectFrom('person')
    .where('owner_number', '=', person.owner_number)
    .select('id')
    .executeTakeFirstOrThrow();
  for (const sent of IMPORTS) await insertImport(trx, id, sent);
}

async function insertImport(trx: Transaction<Schema>, ownerId: number, sent: DemoImport): Promise<void> {
  const found = await insertFile(trx, ownerId, sent);
  const cells = sent.rows.map((row, at) => ({ number: at + 1, cells: row, repaired: {} }));
  const dictionaries = await loadDictionaries(trx);
  const mapping = found.mapping!;
  const at = {
    rows: cells.slice(1),
    mapping,
    dictionaries,
    seen: await SeenPeople.begin(trx),
    claims: claimsInMemory(),
  };
  await writeAnswers(trx, found, await parseAndCheckRows(trx, found, at));
  const waiting = await nextRows(trx, found, 0, cells.length);
  const brought = await bringIn(trx, found, waiting, false);
  await markRows(trx, found, brought);
  await updateImportCounts(trx, found.id);
  const changes = brought.flatMap(({ number, done }) => (done ? [{ number, ...done }] : []));
  const { rows } = await sql<{ uid: string }>`
    insert into operation (kind, owner_id, title, state, input, total, done, changes, created_at, started_at, finished_at,
      undo_days, undoable_until)
    select ${importResources.kind}, ${ownerId}, ${`Import ${sent.name}`}, 'done', ${JSON.stringify({ import: found.uid, bad_links: false })}::jsonb,
      ${waiting.length}, ${waiting.length}, ${changes.length}, at, at, at, ${importResources.undo!.days}::int,
      at + make_interval(days => ${importResources.undo!.days}::int)
    from (select now() - make_interval(days => ${sent.daysAgo}) as at) then_ returning uid`.execute(trx);
  const operation_uid = rows[0]!.uid;
  for (const [position, { number, uid, version, before }] of changes.entries()) {
    const after = JSON.stringify({ version, import: found.uid, row: number });
    const change = { operation_uid, position: position + 1, subject: uid, before: JSON.stringify(before), after };
    await trx.insertInto('operation_change').values(change).execute();
  }
  await trx.insertInto('import_run').values({ operation_uid, import_id: found.id }).execute();
}

async function insertFile(
  trx: Transaction<Schema>,
  ownerId: number,
  { name, daysAgo, fields, rows }: DemoImport,
): Promise<Selectable<Schema['import']>> {
  const mapping = {
    sheet: 0,
    header_row: 0,
    fields,
    currency: 'USD',
    exchange: {},
    period: 'hour' as const,
    day_first: true,
  };
  const sheets = [{ name: 'Table', rows: rows.length, columns: fields.length, hidden: false }];
  const { id } = await trx
    .insertInto('import')
    .values({
      uid: randomUUID(),
      owner_id: ownerId,
      company_id: null,
      // The file does not exist: only the rows are stored.
      file: `demo/${name}`,
      name,
      state: 'started',
      sheets: JSON.stringify(sheets),
      mapping: JSON.stringify(mapping),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cells = rows.map((row, at) => ({
    import_id: id,
    sheet: 0,
    number: at + 1,
    cells: JSON.stringify(row),
  }));
  await trx.insertInto('import_row').values(cells).execute();
  const { rows: found } = await sql<Selectable<Schema['import']>>`
    update import set created_at = now() - make_interval(days => ${daysAgo}),
      expires_at = now() + make_interval(days => ${importResources.undo!.days - daysAgo})
    where id = ${id} returning *`.execute(trx);
  return found[0]!;
}
