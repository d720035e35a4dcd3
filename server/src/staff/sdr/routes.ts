import type { Handlers } from '@crewdock/contract/endpoint';
import type { LeadChange, LeadEndpoints, NewLead } from '@crewdock/contract/staff/lead-endpoints';
import type { LeadTable } from '@crewdock/contract/staff/leads';
import { sql } from 'kysely';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { storeWords } from '../../infra/db/stored-words.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { editRow } from '../table/edit.ts';
import { checkRefs } from '../table/options.ts';
import { readRow } from '../table/page.ts';
import { tableRoutes } from '../table/routes.ts';
import { type AnySource, anySource } from '../table/source.ts';
import { convertLead } from './convert.ts';
import { leadSource, TABLES, writeLead } from './source.ts';

/** Columns that only the form writes, in addition to the editable columns of the table. */
const FIELDS = [
  'company_name',
  'title',
  'contact_name',
  'email',
  'phone_number',
  'source',
  'next_step',
  'next_step_on',
  'notes',
] as const;

/** Creates the handlers of a lead table. Its change endpoint also accepts fields that only the form has. */
export function leadRoutes<const T extends LeadTable>(table: T): Handlers<LeadEndpoints<T>, Context> {
  const { name } = table;
  const source = anySource(leadSource(name));
  const write = { ...(source.write as Writers), ...fieldWriters(name) };
  const rowOf = (id: number, { db }: Pick<Context, 'db'>) => readRow(db, table, source, id);
  return {
    ...tableRoutes(table, leadSource(name) as never),
    [`create_${name}`]: async ({ body }: { body: NewLead }, context: Context) =>
      rowOf(await insertLead(name, body, source, context), context),
    [`change_${name}`]: ({ params, body }: { params: { id: number }; body: LeadChange }, context: Context) =>
      editRow(context.db, table, { ...source, write }, { key: params.id, change: asKept(body), by: context }),
    async [`convert_${name}`]({ params: { id }, body }: Converted, context: Context) {
      await convertLead(name, { id, version: body.version, current: () => rowOf(id, context) }, context);
      return rowOf(id, context);
    },
  } as never;
}

interface Converted {
  params: { id: number };
  body: { version?: number | undefined };
}

type Writers = Extract<AnySource['write'], Record<string, unknown>>;

function fieldWriters(name: LeadTable['name']): Writers {
  const writer =
    (column: (typeof FIELDS)[number]): Writers[string] =>
    (trx, id, value) =>
      writeLead(trx, name, Number(id), column, value as string | null);
  return Object.fromEntries(FIELDS.map((column) => [column, writer(column)]));
}

/** Converts the day to the stored format, so that an unchanged day does not count as a change. */
function asKept({ next_step_on: day, ...change }: LeadChange) {
  return { ...change, ...(day !== undefined && { next_step_on: day && `${day}T00:00:00.000Z` }) };
}

async function insertLead(
  name: LeadTable['name'],
  { owner, client, ...fields }: NewLead,
  source: AnySource,
  context: Context,
): Promise<number> {
  return inTransaction(context.db, async (trx) => {
    const row = { ...fields, owner_id: owner === undefined ? requirePerson(context).id : owner, client_id: client };
    await checkRefs(trx, source, { owner, client }, 'body');
    const columns = Object.entries(row);
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(TABLES[name])} (${sql.join(columns.map(([column]) => sql.ref(column)))})
      values (${sql.join(columns.map(([, value]) => value))}) returning id`.execute(trx);
    const { id } = rows[0]!;
    await storeWords(trx, TABLES[name], [id]);
    await writeAuditEntries(trx, context, { action: 'created', subject: TABLES[name], id, after: row });
    return id;
  });
}
