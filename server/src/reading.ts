import type { FastifyRequest } from 'fastify';
import { cardRelations } from './relations/of-cards.ts';
import { listedCards } from './cards/listed-cards.ts';
import { companyOfHost, findCompany, isPortalHost } from './companies/queries.ts';
import type { AllServices } from './context.ts';
import { createNames } from './dictionaries/names.ts';
import type { ReadingDatabase, Replicas } from './infra/replicas/replicas.ts';
import { BEGINNING } from './infra/replicas/position.ts';
import { writtenBy } from './infra/http/written.ts';
import { type Layer, withoutMarketRefresh, memoryOrSql } from './search/bitmaps/bitmap-search.ts';
import type { MarketMemory } from './search/bitmaps/market-memory.ts';
import { sqlSearch } from './search/sql-search.ts';

export interface ReadingOptions {
  memory: MarketMemory;
  replicas: Replicas;
  https: boolean;
  /** Called after each search, with the layer that answered and the duration in milliseconds. */
  onSearch: (layer: Layer, milliseconds: number) => void;
}

/**
 * Returns a function that selects the services for a call with `mayLag`: services that read from a replica, or the
 * regular services if no replica is recent enough for the caller.
 */
export function readingServices(
  services: AllServices,
  { memory, replicas, https, onSearch }: ReadingOptions,
): (request: FastifyRequest) => AllServices {
  const made = new Map(replicas.all.map((reading) => [reading, servicesOn(services, reading)]));
  const recent = withoutMarketRefresh(memory);
  const byAll = new Map([...made].map(([of, on]) => [of, withSearch(on, memory)]));
  const byMost = new Map([...made].map(([of, on]) => [of, withSearch(on, recent)]));

  function withSearch(on: AllServices, from: Parameters<typeof memoryOrSql>[0]): AllServices {
    return { ...on, search: memoryOrSql(from, sqlSearch(on.db), onSearch) };
  }

  return (request) => {
    const written = writtenBy(request, https);
    const reading = replicas.choose(written ?? BEGINNING);
    if (!reading) return services;
    // The in-memory market may lag behind the replica. Only callers that have written wait until it is up to date.
    return (written === null ? byMost : byAll).get(reading)!;
  };
}

/** Returns services that read from a replica. Authentication, permission checks and counters still use the primary. */
function servicesOn(services: AllServices, { kysely: db }: ReadingDatabase): AllServices {
  return {
    ...services,
    db,
    identity: {
      ...services.identity,
      companyOfHost: (hostname) => companyOfHost(db, services.origins, hostname),
      isPortalHost: (hostname) => isPortalHost(db, services.origins, hostname),
      companyOfSlug: (slug) => findCompany(db, slug),
    },
    listed: listedCards(db),
    cardRelations: cardRelations(db),
    names: createNames(db),
  };
}
