import type { CompanyDomains } from '@crewdock/contract/company-domain';
import type { Transaction } from 'kysely';
import type { CompanyRow } from '../../../core/identity/company.ts';
import { writeAuditEntries } from '../../../core/audit/changed.ts';
import { inTransaction } from '../../../infra/db/in-transaction.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import type { WithDns } from '../../../infra/dns/dns.ts';
import type { Context } from '../../../core/context/context.ts';
import { conflictError, notFound } from '../../../core/errors/errors.ts';
import { lockCompany, requireSuperadmin } from '../administrator.ts';
import { lockDomainHolder } from './change.ts';
import { loadCompanyDomains } from './list.ts';
import { isProven } from './look-up.ts';
import { getTxtRecordName } from './name.ts';
import * as errors from '../../../core/messages/errors/company.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/** Looks up a domain's DNS record now. If the record is found, the portal uses the domain. */
export async function checkDomain(domain: string, context: Context & WithDns): Promise<CompanyDomains> {
  const { company } = requireSuperadmin(context);
  const entered = await context.db
    .selectFrom('company_domain')
    .where('company_id', '=', company.id)
    .where('domain', '=', domain)
    .select(['domain', 'token'])
    .executeTakeFirst();
  if (!entered) throw notFound();
  await context.limits.use('domain-check', `company ${company.id}`);
  const isThere = await isProven(entered, context.dns);
  if (isThere === null) throw conflictError(formatMessage(errors.nameServers));
  const row = { company_id: company.id, domain };
  if (!isThere) {
    await set(context.db, row, { checked_at: context.now });
    throw conflictError(
      formatMessage(errors.noRecord, { record: getTxtRecordName(domain) }),
      await loadCompanyDomains(company, context),
    );
  }
  await inTransaction(context.db, async (trx) => serveOn(domain, company, { ...context, trx }));
  return loadCompanyDomains(company, context);
}

/**
 * Makes the domain the portal's address; the previous domain redirects to it. Another company loses the domain only if
 * that company's DNS record is missing.
 */
async function serveOn(
  domain: string,
  company: CompanyRow,
  context: Context & { trx: Transaction<Schema> },
): Promise<void> {
  const { trx, now } = context;
  await lockCompany(trx, company);
  const holder = await lockDomainHolder(trx, domain);
  if (holder && holder.id !== company.id) {
    if (!holder.isMissing) throw conflictError(formatMessage(errors.domainTaken));
    await trx.updateTable('company').set({ domain: null }).where('id', '=', holder.id).execute();
  }
  const before = await trx
    .selectFrom('company')
    .where('id', '=', company.id)
    .select('domain')
    .executeTakeFirstOrThrow();
  // Deletes the domain's entries at other companies: their redirects would lead away from the domain's owner.
  await trx
    .deleteFrom('company_domain')
    .where('domain', '=', domain)
    .where('company_id', '<>', company.id)
    .where('state', '<>', 'pending')
    .execute();
  await trx
    .updateTable('company_domain')
    .set({ state: 'former', missing_since: null })
    .where('company_id', '=', company.id)
    .where('state', '=', 'proven')
    .where('domain', '<>', domain)
    .execute();
  await set(trx, { company_id: company.id, domain }, { state: 'proven', checked_at: now, missing_since: null });
  await trx.updateTable('company').set({ domain }).where('id', '=', company.id).execute();
  const entry = { subject: 'company', id: company.id, before, after: { domain } } as const;
  await writeAuditEntries(trx, context, { action: 'changed', ...entry });
}

async function set(
  db: Context['db'],
  { company_id, domain }: { company_id: number; domain: string },
  columns: { state?: 'proven'; checked_at: Date; missing_since?: null },
): Promise<void> {
  const row = db.updateTable('company_domain').set(columns).where('company_id', '=', company_id);
  await row.where('domain', '=', domain).execute();
}
