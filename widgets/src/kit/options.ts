import type { WidgetOptions } from '@crewdock/contract/widget-settings';
import type { Client } from '@crewdock/sdk/client';

/** Timeout for loading the options. */
const PATIENCE_MS = 10_000;

const asked = new Map<string, Promise<WidgetOptions>>();

/**
 * The portal's options for a company and its forms. Loaded once per page; a failed request is repeated on the next
 * call.
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
