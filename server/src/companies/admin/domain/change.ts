import type { CompanyDomains } from '@crewdock/contract/company-domain';
import { sql, type Transaction } from 'kysely';
import { randomBytes } from 'node:crypto';
import { writeAuditEntries } from '../../../core/audit/changed.ts';
import { inTransaction } from '../../../infra/db/in-transaction.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import type { Context } from '../../../core/context/context.ts';
import { conflictError, invalidField, notFound } from '../../../core/errors/errors.ts';
import { lockCompany, requireSuperadmin } from '../administrator.ts';
import { loadCompanyDomains } from './list.ts';
import { domainNamed } from './name.ts';
import * as errors from '../../../core/messages/errors/company.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/** Maximum number of domains of a company, including former domains. */
const MOST = 5;

/**
 * Adds an unverified domain. Adding the same domain again keeps the token, so that an existing DNS record stays valid.
 */
export async function enterDomain(typed: string, context: Context): Promise<CompanyDomains> {
  const { company } = requireSuperadmin(context);
  const domain = domainNamed(typed, new URL(context.origins.main).hostname);
  await inTransaction(context.db, async (trx) => {
    await lockCompany(trx, company);
    const holder = await lockDomainHolder(trx, domain);
    if (holder?.id === company.id && !holder.isMissing) throw invalidField('domain', formatMessage(errors.ownDomain));
    if (holder && holder.id !== company.id && !holder.isMissing)
      throw invalidField('domain', formatMessage(errors.otherDomain));
    const known = await trx.selectFrom('company_domain').where('company_id', '=', company.id).selectAll().execute();
    const waiting = known.find(({ state }) => state === 'pending');
    if (waiting?.domain === domain || holder?.id === company.id) return;
    if (waiting) await forget(trx, company.id, waiting.domain);
    if (!known.some((row) => row.domain === domain) && known.length >= MOST + (waiting ? 1 : 0)) {
      throw conflictError(formatMessage(errors.tooManyDomains));
    }
    const token = randomBytes(24).toString('base64url');
    await trx
      .insertInto('company_domain')
      .values({ company_id: company.id, domain, token })
      .onConflict((former) =>
        former.columns(['company_id', 'domain']).doUpdateSet({ state: 'pending', missing_since: null }),
      )
      .execute();
    const before = { asked_domain: waiting?.domain ?? null };
    const entry = { subject: 'company', id: company.id, before, after: { asked_domain: domain } } as const;
    await writeAuditEntries(trx, context, { action: 'changed', ...entry });
  });
  return loadCompanyDomains(company, context);
}

/** Removes a domain. Its links stop working, whereas links of a replaced domain redirect to the new domain. */
export async function removeDomain(domain: string, context: Context): Promise<CompanyDomains> {
  const { company } = requireSuperadmin(context);
  await inTransaction(context.db, async (trx) => {
    await lockCompany(trx, company);
    const { domain: inUse } = await trx
      .selectFrom('company')
      .where('id', '=', company.id)
      .select('domain')
      .executeTakeFirstOrThrow();
    const isKnown = await forget(trx, company.id, domain);
    if (!isKnown && inUse !== domain) throw notFound();
    if (inUse === domain) await trx.updateTable('company').set({ domain: null }).where('id', '=', company.id).execute();
    const name = inUse === domain ? 'domain' : 'asked_domain';
    const entry = { subject: 'company', id: company.id, before: { [name]: domain }, after: { [name]: null } } as const;
    await writeAuditEntries(trx, context, { action: 'changed', ...entry });
  });
  return loadCompanyDomains(company, context);
}

/**
 * Finds the company whose portal uses a domain, and whether its DNS record is missing. Locks the domain until the
 * transaction ends.
 */
export async function lockDomainHolder(
  trx: Transaction<Schema>,
  domain: string,
): Promise<{ id: number; isMissing: boolean } | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`domain ${domain}`}, 0))`.execute(trx);
  const holder = await trx
    .selectFrom('company as c')
    .leftJoin('company_domain as d', (join) =>
      join.onRef('d.company_id', '=', 'c.id').onRef('d.domain', '=', 'c.domain'),
    )
    .where('c.domain', '=', domain)
    .select(['c.id', 'd.missing_since'])
    .executeTakeFirst();
  return holder ? { id: holder.id, isMissing: holder.missing_since !== null } : null;
}

async function forget(trx: Transaction<Schema>, company_id: number, domain: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('company_domain')
    .where('company_id', '=', company_id)
    .where('domain', '=', domain)
    .returning('domain')
    .executeTakeFirst();
  return gone !== undefined;
}
