import type { HiddenFields } from '@crewdock/contract/widget-forms';

/** Formats the hidden form fields of a partner's page for an email or an inbox entry, as one `name: value` per line. */
export function sentAlong(fields: HiddenFields): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
