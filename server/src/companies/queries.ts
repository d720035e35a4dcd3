import type { Kysely } from 'kysely';
import type { CompanyRow } from '../core/identity/company.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { Origins } from '../core/config/origins.ts';

/** Finds the white-label company with this host, or null for the main portal. */
export async function companyOfHost(
  db: Kysely<Schema>,
  origins: Origins,
  hostname: string,
): Promise<CompanyRow | null> {
  const host = origins.read(hostname);
  if (!host) return null;
  const query = db.selectFrom('company').selectAll();
  const found = 'slug' in host ? query.where('slug', '=', host.slug) : query.where('domain', '=', host.domain);
  return (await found.executeTakeFirst()) ?? null;
}

/**
 * Returns whether a host belongs to the main portal, to a company, or to a company's former domain, whose pages
 * redirect.
 */
export async function isPortalHost(db: Kysely<Schema>, origins: Origins, hostname: string): Promise<boolean> {
  if (origins.read(hostname) === null) return true;
  return (await companyOfHost(db, origins, hostname)) !== null || (await movedTo(db, origins, hostname)) !== null;
}

/** Returns the current origin of the company that used this domain before, or null. */
export async function movedTo(db: Kysely<Schema>, origins: Origins, hostname: string): Promise<string | null> {
  const host = origins.read(hostname);
  if (!host || 'slug' in host) return null;
  const company = await db
    .selectFrom('company_domain as d')
    .innerJoin('company as c', 'c.id', 'd.company_id')
    .where('d.domain', '=', host.domain)
    .where('d.state', 'in', ['lost', 'former'])
    .select(['c.slug', 'c.domain'])
    .orderBy('d.checked_at', 'desc')
    .executeTakeFirst();
  return company ? origins.of(company) : null;
}

/** Finds a company by id (`3`) or slug (`acme`). */
export async function findCompany(db: Kysely<Schema>, key: string): Promise<CompanyRow | null> {
  const query = db.selectFrom('company').selectAll();
  const found = /^\d{1,9}$/.test(key) ? query.where('id', '=', Number(key)) : query.where('slug', '=', key);
  return (await found.executeTakeFirst()) ?? null;
}
