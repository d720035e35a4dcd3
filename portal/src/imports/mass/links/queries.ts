import type { CardKind } from '@crewdock/contract/kinds';
import { call } from '../../../api.ts';
import { cursorPagesQuery } from '../../../query/pages.ts';
import { EACH_VISIT } from '../../../queryClient.ts';

/** The user's import links of a kind, newest first. */
export function importLinksQuery(kind: CardKind) {
  return cursorPagesQuery({
    queryKey: ['import-links', kind],
    load: (from, signal) => call('GET /ai/import_links/', { query: { kind, ...from }, signal }),
    staleTime: EACH_VISIT,
  });
}
