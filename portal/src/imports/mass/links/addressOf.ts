import type { ImportLink } from '@crewdock/contract/import-links';
import { KINDS } from '@crewdock/contract/kinds';

/** Returns the URL that is sent to a link's recipients. */
export function getImportLinkUrl({ kind, key }: Pick<ImportLink, 'kind' | 'key'>): string {
  return `${location.origin}/import-${KINDS[kind].market}/${key}`;
}
