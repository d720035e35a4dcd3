import type { Handlers } from '@crewdock/contract/endpoint';
import { type resources, ResourceQuery } from '@crewdock/contract/resources';
import { sql } from 'kysely';
import { askedCompany } from '../companies/asked.ts';
import { isMarketOpen } from '../companies/policy.ts';
import type { WithNames } from '../dictionaries/names.ts';
import type { CompanyRow } from '../core/identity/company.ts';
import type { Context } from '../core/context/context.ts';
import { notFound } from '../core/errors/errors.ts';
import { readInput } from '../infra/http/read-input.ts';
import { buildPageCursors } from '../infra/http/cursor-pages.ts';
import { countOffered } from './count-offered.ts';
import { createResourceCvUrl, cvFile } from './cv.ts';
import { FACETS, countResourceFacets } from './facets.ts';
import { findView, storeView } from '../core/signed-links/view-links.ts';
import { matchingResources, offeredResources } from './matching.ts';
import { requesterResources } from './own.ts';
import { presentOwn, presentResource } from './present.ts';
import { countResources, readResources } from './queries.ts';

const SharedQuery = ResourceQuery.omit({
  mine: true,
  uid: true,
  status: true,
  facets: true,
  company: true,
  limit: true,
  offset: true,
  cursor: true,
});

export const resourceRoutes: Handlers<typeof resources, Context & WithNames> = {
  async listResources({ query }, context) {
    const { company: slug, mine: isOwn, uid, status, facets, limit, offset, cursor, sortBy, ...asked } = query;
    const names = await context.names();
    const company = isOwn ? null : await openPortal(slug, context);
    const companyId = company?.id ?? null;
    const having = status ? sql`r.status = any(${status}::text[])` : sql`true`;
    const condition = isOwn
      ? sql`${requesterResources(context, uid)} and ${having} and ${matchingResources(asked)}`
      : offeredResources(companyId, asked);
    const list = isOwn ? ['own', context.company?.id, uid, status, asked] : ['public', companyId, asked];
    const [total, page, counts] = await Promise.all([
      isOwn ? countResources(context.db, condition) : countOffered(context.db, companyId, asked),
      readResources({ list, condition }, { limit, offset, cursor, sortBy }, context),
      facets && !isOwn ? countResourceFacets(context.db, { companyId, asked, names }) : null,
    ]);
    const items = page.rows.map((row) => (isOwn ? presentOwn : presentResource)(row, names));
    return { items, ...buildPageCursors(total, page), facets: counts };
  },
  async listResourceFilter({ params: { name }, query: { company: slug, ...asked } }, context) {
    const company = await openPortal(slug, context);
    const question = { companyId: company?.id ?? null, asked, names: await context.names() };
    const counted = await FACETS[name](context.db, question);
    return counted.map((value) => ({ id: idOf(value), label: labelOf(value), count: value.count }));
  },
  async getResourceCv({ params: { uid } }, context) {
    return { cv_url: await createResourceCvUrl(uid, context) };
  },
  async getResourceCvFile({ params: { uid }, query: { link } }, context) {
    return cvFile(uid, link, context);
  },
  async shareResources({ body: { query } }, context) {
    const { db, company, limits, caller } = context;
    readInput('body.query', SharedQuery, Object.fromEntries(new URLSearchParams(query)));
    await limits.use('write', caller);
    return { hash: await storeView(db, 'resource_link', { company_id: company?.id ?? 0, query }), query };
  },
  async getSharedResources({ params: { hash } }, { db, company }) {
    const query = await findView(db, 'resource_link', { hash, company_id: company?.id ?? 0 });
    if (query === null) throw notFound();
    return { hash, query };
  },
};

/** Returns the company of the portal or widget, or null. Throws 404 if its market is closed. */
async function openPortal(slug: string | undefined, context: Context): Promise<CompanyRow | null> {
  const company = await askedCompany(slug, context);
  if (!isMarketOpen(company)) throw notFound();
  return company;
}

type Counted =
  | { id: number | string; label: string }
  | { level: number; label: string }
  | { code: string; label: string }
  | Days;
interface Days {
  days: number;
}

function idOf(value: Counted): number | string {
  if ('id' in value) return value.id;
  if ('level' in value) return value.level;
  return 'code' in value ? value.code : value.days;
}

function labelOf(value: Counted): string {
  if ('label' in value) return value.label;
  return value.days === 0 ? 'Now' : `Within ${value.days} days`;
}
