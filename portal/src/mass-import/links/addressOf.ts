import type { ImportLink } from '@crewdock/contract/import-links';
import { KINDS } from '@crewdock/contract/kinds';

/** Where people go who were given a link. */
export function addressOf({ kind, key }: Pick<ImportLink, 'kind' | 'key'>): string {
  return `${location.origin}/import-${KINDS[kind].market}/${key}`;
}
