import type { Transaction } from 'kysely';
import { writeAuditEntries } from '../../../core/audit/changed.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import type { WithDns } from '../../../infra/dns/dns.ts';
import type { Task, TaskServices } from '../../../core/context/task.ts';
import { lockCompany } from '../administrator.ts';
import { loadSuperadminEmails } from '../superadmins.ts';
import { domainLostLetter, domainMissingLetter } from './emails.ts';
import { lostOn } from './list.ts';
import { isProven } from './look-up.ts';

/** Checks that the DNS records of domains in use still exist. A failed lookup changes nothing. */
export const recheckDomains: Task<'recheck-domains', TaskServices & WithDns> = async (_, services) => {
  const { db, dns, signal } = services;
  const rows = await db
    .selectFrom('company_domain')
    .where('state', '=', 'proven')
    .select(['company_id', 'domain', 'token'])
    .orderBy('company_id')
    .execute();
  for (const row of rows) {
    signal.throwIfAborted();
    const isThere = await isProven(row, dns);
    if (isThere !== null) await db.transaction().execute((trx) => settle(row, isThere, services, trx));
  }
};

interface Row {
  company_id: number;
  domain: string;
}

async function settle(row: Row, isThere: boolean, { origins, outbox }: TaskServices, trx: Transaction<Schema>) {
  const now = new Date();
  await lockCompany(trx, { id: row.company_id });
  const company = await trx.selectFrom('company').where('id', '=', row.company_id).selectAll().executeTakeFirst();
  const own = trx
    .selectFrom('company_domain')
    .where('company_id', '=', row.company_id)
    .where('domain', '=', row.domain);
  const known = await own.where('state', '=', 'proven').select('missing_since').executeTakeFirst();
  if (!company || !known) return;
  const set = (columns: { missing_since: Date | null; state?: 'lost' }) =>
    trx
      .updateTable('company_domain')
      .set({ checked_at: now, ...columns })
      .where('company_id', '=', row.company_id)
      .where('domain', '=', row.domain)
      .execute();
  if (isThere) return void (await set({ missing_since: null }));
  const since = known.missing_since ?? now;
  const isLost = lostOn(since) <= now;
  await set({ missing_since: since, ...(isLost && { state: 'lost' }) });
  if (isLost) {
    await trx.updateTable('company').set({ domain: null }).where('id', '=', company.id).execute();
    const entry = {
      subject: 'company',
      id: company.id,
      before: { domain: row.domain },
      after: { domain: null },
    } as const;
    await writeAuditEntries(trx, null, { action: 'changed', ...entry });
  } else if (known.missing_since) return;
  const portal = { ...company, domain: isLost ? null : company.domain };
  const url = `${origins.of({ slug: company.slug, domain: null })}/admin/settings`;
  const letter = isLost ? domainLostLetter(row.domain, url) : domainMissingLetter(row.domain, lostOn(since), url);
  const mails = await loadSuperadminEmails(trx, company.id);
  await outbox.write(trx, ...mails.map((to) => ({ to, company: portal, letter })));
}
