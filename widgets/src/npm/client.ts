import { ApiError, createClient } from '@crewdock/sdk/client';
import { createTransport } from '@crewdock/sdk/ofetch-transport';
import type { ApiFailure, Company, Job, Page, Talent, Whole } from '@crewdock/sdk/public';

export type * from '@crewdock/sdk/public';

/**
 * Filters, sort order and page of a market, with the names of the market's URL parameters. Lists are comma-separated.
 */
export type MarketParameters = Record<string, string | number | boolean | undefined>;

/** The public API calls. They reject with an ApiFailure, or with the abort reason of `signal`. */
export interface PublicApi {
  talents(parameters?: MarketParameters, signal?: AbortSignal): Promise<Page<Talent>>;
  jobs(parameters?: MarketParameters, signal?: AbortSignal): Promise<Page<Job>>;
  /** `id`: API id or public id. */
  talent(id: string, company?: string, signal?: AbortSignal): Promise<Whole<Talent>>;
  job(id: string, company?: string, signal?: AbortSignal): Promise<Whole<Job>>;
  company(slug: string, signal?: AbortSignal): Promise<Company>;
}

export interface PublicApiOptions {
  /**
   * Timeout in milliseconds for complete responses; the call then rejects with `status` 0 and code `unavailable`. No
   * timeout by default.
   */
  timeout?: number;
}

/** Creates a typed client for the portal at `origin`. Calls are never retried. */
export function createPublicApi(origin: string, options: PublicApiOptions = {}): PublicApi {
  const call = createClient({ origin, send: createTransport({ timeout: options.timeout }) });
  return {
    talents: (parameters = {}, signal) => call('GET /market_2/talents/', { query: parameters, signal }),
    jobs: (parameters = {}, signal) => call('GET /market_2/requests/', { query: parameters, signal }),
    talent: (id, company, signal) => call('GET /talents/{id}/', { params: { id }, query: { company }, signal }),
    job: (id, company, signal) => call('GET /requests/{id}/', { params: { id }, query: { company }, signal }),
    company: (slug, signal) => call('GET /companies/{id}/', { params: { id: slug }, signal }),
  };
}

/** Whether an error is a rejected call or a missing response. Other errors are aborts or programming errors. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof ApiError;
}
