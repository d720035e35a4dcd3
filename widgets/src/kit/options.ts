import type { WidgetOptions } from '@crewdock/contract/widget-settings';
import type { Client } from '@crewdock/sdk/client';

/** Timeout for loading the options, in milliseconds. */
const PATIENCE_MS = 10_000;

const asked = new Map<string, Promise<WidgetOptions>>();

/**
 * Loads the portal's options for a company and its forms. Successful requests are cached for the page; after a failure,
 * the next call sends a new request.
 */
export function loadWidgetOptions(call: Client, origin: string, company: string | null): Promise<WidgetOptions> {
  const key = `${origin} ${company}`;
  let options = asked.get(key);
  if (!options) {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    options = call('GET /widgets/options/', { query: { company: company ?? undefined }, signal });
    asked.set(key, options);
    options.catch(() => asked.delete(key));
  }
  return options;
}
