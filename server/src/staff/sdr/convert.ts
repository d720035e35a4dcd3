import type { LeadTable } from '@crewdock/contract/staff/leads';
import { type Selectable, sql, type Transaction } from 'kysely';
import { addLeadJob } from '../../cards/lead-job.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import { invalidField, notFound } from '../../core/errors/errors.ts';
import { requireVersion } from '../../core/context/seen-version.ts';
import { createAccount } from '../people/create.ts';
import { TABLES } from './source.ts';
import * as fieldErrors from '../../core/messages/errors/field.ts';
import * as staffErrors from '../../core/messages/errors/staff.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

type Lead = Selectable<Schema['sdr_client']>;

/**
 * Converts a lead into an account or a job, and records the origin in both. Does nothing if the lead is already
 * converted.
 */
export async function convertLead(
  name: LeadTable['name'],
  { id, version, current }: { id: number; version: number | undefined; current: () => unknown },
  context: Context,
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const table = TABLES[name];
    const { rows } = await sql<Lead>`select * from ${sql.table(table)} where id = ${id} for update`.execute(trx);
    const lead = rows[0];
    if (!lead) throw notFound();
    if (lead.stage === 'converted') return;
    await requireVersion(version, lead, current);
    const after = name === 'sdr_clients' ? await becomeClient(trx, lead, context) : await becomeJob(trx, lead, context);
    await sql`
      update ${sql.table(table)} set stage = 'converted', version = version + 1, modified_at = now(),
        ${sql.join(Object.entries(after).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
      where id = ${id}`.execute(trx);
    const converted = { before: { stage: lead.stage }, after: { stage: 'converted', ...after } };
    await writeAuditEntries(trx, context, { action: 'changed', subject: table, id, ...converted });
  });
}

/** Uses the chosen client, or invites a new client with the lead's contact data. */
async function becomeClient(trx: Transaction<Schema>, lead: Lead, context: Context): Promise<{ client_id: number }> {
  const client_id = lead.client_id ?? (await invited(trx, lead, context));
  const from = { before: {}, after: { sdr_client: lead.id } };
  await writeAuditEntries(trx, context, { action: 'changed', subject: 'person', id: client_id, ...from });
  return { client_id };
}

async function invited(trx: Transaction<Schema>, lead: Lead, context: Context): Promise<number> {
  const [first_name = '', ...others] = lead.contact_name.trim().split(/\s+/);
  if (others.length === 0) throw invalidField('contact_name', formatMessage(staffErrors.contactName));
  if (lead.email === '') throw invalidField('email', formatMessage(staffErrors.emailNeeded));
  const { email, company_name, phone_number, owner_id } = lead;
  const names = { first_name, last_name: others.join(' ') };
  const account = { email, ...names, company_name, phone_number, skype: '', viber: '', manager: owner_id };
  const uid = await createAccount(1, account, { ...context, db: trx });
  const { id } = await trx.selectFrom('person').where('uid', '=', uid).select('id').executeTakeFirstOrThrow();
  return id;
}

async function becomeJob(trx: Transaction<Schema>, lead: Lead, context: Context): Promise<{ request_id: number }> {
  const { client_id, title, company_name } = lead;
  if (client_id === null) throw invalidField('client', formatMessage(staffErrors.clientNeeded));
  if (title === '') throw invalidField('title', formatMessage(fieldErrors.empty));
  const request_id = await addLeadJob(trx, { client_id, title, company_name }, context);
  const from = { before: {}, after: { sdr_request: lead.id } };
  await writeAuditEntries(trx, context, { action: 'changed', subject: 'request', id: request_id, ...from });
  return { request_id };
}
