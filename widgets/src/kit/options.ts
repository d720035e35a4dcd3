import type { WidgetOptions } from '@crewdock/contract/widget-settings';
import type { Client } from '@crewdock/sdk/client';

/** Nobody waits longer for the look of a company, or to be told whether there is a captcha. */
const PATIENCE_MS = 10_000;

const asked = new Map<string, Promise<WidgetOptions>>();

/** What a portal says of a company and of forms: asked once a page, and again after a failure. */
export function optionsOf(call: Client, origin: string, company: string | null): Promise<WidgetOptions> {
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
