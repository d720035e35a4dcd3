import type { HiddenFields } from '@crewdock/contract/widget-forms';

/** What a partner's page sent along, a line each, as it is told to who reads what was sent. */
export function sentAlong(fields: HiddenFields): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
