import type { Handlers } from '@crewdock/contract/endpoint';
import { LAST_MARKET_OFFSET } from '@crewdock/contract/limits';
import type { resources } from '@crewdock/contract/resources';
import { askedCompany } from '../companies/asked.ts';
import { isMarketOpen } from '../companies/policy.ts';
import type { Context } from '../platform/http/context.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { notFound } from '../platform/http/errors.ts';
import { pageOf } from '../platform/http/page.ts';
import { offered } from './matching.ts';
import { presentResource } from './present.ts';
import { countResources, loadResources } from './queries.ts';

export const resourceRoutes: Pick<Handlers<typeof resources, Context & WithNames>, 'listResources'> = {
  async listResources({ query: { company: slug, limit, offset, ...filters } }, context) {
    const company = await askedCompany(slug, context);
    if (!isMarketOpen(company)) throw notFound();
    const condition = offered(company?.id ?? null, filters);
    const [total, rows, names] = await Promise.all([
      countResources(context.db, condition),
      loadResources(context.db, condition, { limit, offset }),
      context.names(),
    ]);
    const items = rows.map((row) => presentResource(row, names));
    return pageOf(items, total, { limit, offset }, LAST_MARKET_OFFSET);
  },
};
