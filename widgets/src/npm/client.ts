import { ApiError, createClient } from '@crewdock/sdk/client';
import { createTransport } from '@crewdock/sdk/ofetch-transport';
import type { ApiFailure, Company, Job, Page, Talent, Whole } from '@crewdock/sdk/public';

export type * from '@crewdock/sdk/public';

/** Filters, sort and page of a market by the names of its address; lists are separated by commas. */
export type MarketParameters = Record<string, string | number | boolean | undefined>;

/** The calls that any site may make. Each rejects with an ApiFailure, or with the reason of an aborted `signal`. */
export interface PublicApi {
  talents(parameters?: MarketParameters, signal?: AbortSignal): Promise<Page<Talent>>;
  jobs(parameters?: MarketParameters, signal?: AbortSignal): Promise<Page<Job>>;
  /** By API id or public id. */
  talent(id: string, company?: string, signal?: AbortSignal): Promise<Whole<Talent>>;
  job(id: string, company?: string, signal?: AbortSignal): Promise<Whole<Job>>;
  company(slug: string, signal?: AbortSignal): Promise<Company>;
}

export interface PublicApiOptions {
  /** Milliseconds after which a call without a complete answer rejects: `status` 0, code `unavailable`. No limit by default. */
  timeout?: number;
}

/** A typed client of the portal at `origin`. It never retries a call. */
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

/** Whether a call was refused or got no answer. Other errors are an abort or a fault in the program. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof ApiError;
}
