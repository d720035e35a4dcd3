import type { ImportLink } from '@crewdock/contract/import-links';
import { KINDS } from '@crewdock/contract/kinds';

/** The URL to be sent to recipients of a link. */
export function getImportLinkUrl({ kind, key }: Pick<ImportLink, 'kind' | 'key'>): string {
  return `${location.origin}/import-${KINDS[kind].market}/${key}`;
}
