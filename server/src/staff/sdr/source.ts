import type { LeadTable } from '@crewdock/contract/staff/leads';
import { OPTIONS_MAX } from '@crewdock/contract/table';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { storeWords } from '../../infra/db/stored-words.ts';
import { conflictError, invalidField } from '../../core/errors/errors.ts';
import { searchPeople } from '../people/find-people.ts';
import { staffOptions } from '../people/staff-options.ts';
import { personName } from '../../infra/db/person-name.ts';
import type { OptionsSource, TableSource } from '../table/source.ts';
import * as errors from '../../core/messages/errors/staff.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Database table of each lead section. */
export const TABLES = { sdr_clients: 'sdr_client', sdr_requests: 'sdr_request' } as const;

/** Creates the source of one lead table. */
export function leadSource(name: LeadTable['name']): TableSource<LeadTable> {
  const from = TABLES[name];
  const column = (of: string) => sql.ref(`${from}.${of}`);
  const isRequest = name === 'sdr_requests';
  return {
    from,
    subject: from,
    joins: sql`left join person owner on owner.id = ${column('owner_id')}
      left join person client on client.id = ${column('client_id')}
      ${isRequest ? sql`left join request job on job.id = ${column('request_id')}` : sql``}`,
    columns: {
      id: column('id'),
      version: column('version'),
      company_name: column('company_name'),
      title: column('title'),
      stage: column('stage'),
      owner: { id: column('owner_id'), name: personName('owner') },
      next_step: column('next_step'),
      next_step_on: sql`(${column('next_step_on')}::timestamp at time zone 'UTC')`,
      contact_name: column('contact_name'),
      email: column('email'),
      phone_number: column('phone_number'),
      source: column('source'),
      notes: column('notes'),
      client: { id: column('client_id'), name: personName('client') },
      job: isRequest ? { id: sql`job.id`, name: sql`job.title` } : { id: sql`null::integer`, name: sql`null::text` },
      created: column('created_at'),
      modified: column('modified_at'),
    },
    storedWords: column('staff_words'),
    options: { owner: staffOptions, client: clientOptions },
    write: {
      async stage(trx, id, stage) {
        if (stage === 'converted') throw invalidField('stage', formatMessage(errors.stageOfConversion));
        await writeLead(trx, name, id, 'stage', stage);
      },
      owner: (trx, id, owner) => writeLead(trx, name, id, 'owner_id', owner),
      client: (trx, id, client) => writeLead(trx, name, id, 'client_id', client),
    },
  };
}

/** Columns that can't change after a lead is converted. */
const FIXED: readonly string[] = ['stage', 'client_id'];

export async function writeLead(
  trx: Transaction<Schema>,
  name: LeadTable['name'],
  id: number,
  column: keyof Schema['sdr_client'],
  value: string | number | null,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update ${sql.table(TABLES[name])} set ${sql.ref(column)} = ${value}, modified_at = now()
    where id = ${id} and (stage <> 'converted' or ${!FIXED.includes(column)})`.execute(trx);
  if (numAffectedRows === 0n) throw conflictError(formatMessage(errors.leadConverted));
  await storeWords(trx, TABLES[name], [id]);
}

/** Options for clients, found by name, company or email, best match of the name first. */
const clientOptions: OptionsSource = async (db, { search, ids }) => {
  const { found, bestFirst } = searchPeople(
    search,
    sql`person.type = 1 and not person.is_staff and person.anonymised_at is null
      and ${ids ? sql`person.id = any(${ids})` : sql`person.state in ('pending', 'open')`}`,
  );
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${personName('person')} || case when company_name = '' then '' else ', ' || company_name end as name
    from person where ${found}
    order by ${bestFirst}name, id limit ${OPTIONS_MAX}`.execute(db);
  return rows;
};
