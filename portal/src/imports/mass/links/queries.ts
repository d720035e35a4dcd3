import type { CardKind } from '@crewdock/contract/kinds';
import { call } from '../../../api.ts';
import { pagesQuery } from '../../../query/pages.ts';
import { EACH_VISIT } from '../../../queryClient.ts';

/** The user's import links of a kind, newest first. */
export function importLinksQuery(kind: CardKind) {
  return pagesQuery({
    queryKey: ['import-links', kind],
    load: (offset, signal) => call('GET /ai/import_links/', { query: { kind, offset }, signal }),
    staleTime: EACH_VISIT,
  });
}
