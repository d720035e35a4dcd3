import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api.ts';
import { cursorPagesQuery } from '../../../query/pages.ts';
import { EACH_VISIT } from '../../../queryClient.ts';

const PAGE = 100;

/** Fetches the number of files that can still be sent through a link. */
export function openLinkQuery(key: string) {
  return queryOptions({
    queryKey: ['import-link', key],
    queryFn: ({ signal }) => call('GET /import_links/{key}/', { params: { key }, signal }),
    staleTime: EACH_VISIT,
  });
}

/** The files sent through the link. */
export function sentFilesQuery(key: string, uid: string) {
  return cursorPagesQuery({
    queryKey: ['import-link', key, uid],
    load: (from, signal) =>
      call('GET /import_links/{key}/imports/{uid}/files/', {
        params: { key, uid },
        query: { ...from, limit: PAGE },
        signal,
      }),
    staleTime: EACH_VISIT,
  });
}
