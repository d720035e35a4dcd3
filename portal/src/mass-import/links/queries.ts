import { call } from '../../api.ts';
import { pagesQuery } from '../../query/pages.ts';
import { EACH_VISIT } from '../../queryClient.ts';

/** One’s own, newest first. */
export const importLinksQuery = pagesQuery({
  queryKey: ['import-links'],
  load: (offset, signal) => call('GET /ai/import_links/', { query: { offset }, signal }),
  staleTime: EACH_VISIT,
});
