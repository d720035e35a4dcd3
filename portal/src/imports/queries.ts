import type { Import, ImportPreview, ImportRowsShown } from '@crewdock/contract/imports';
import type { ImportMapping } from '@crewdock/contract/import-mapping';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { pagesQuery } from '../query/pages.ts';
import { EACH_VISIT, queryClient } from '../queryClient.ts';
import { notify } from '../ui/notices.ts';

const LOOK_AGAIN_MS = 1000;
const PAGE = 100;

/** Every import that one may see, newest first. */
export const importsQuery = pagesQuery({
  queryKey: ['imports', 'all'],
  async load(offset, signal) {
    const page = await call('GET /available_resources/imports/', { query: { offset }, signal });
    page.items.forEach(keepImport);
    return page;
  },
  staleTime: EACH_VISIT,
});

/** How one stands, asked for again while something goes on. */
export function importQuery(uid: string) {
  return queryOptions({
    queryKey: ['imports', 'one', uid],
    queryFn: ({ signal }) => call('GET /available_resources/imports/{uid}/', { params: { uid }, signal }),
    staleTime: EACH_VISIT,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_AGAIN_MS : false),
    refetchOnWindowFocus: true,
  });
}

/** What its file holds: the file is read with the first look. */
export function previewQuery(uid: string) {
  return queryOptions({
    queryKey: ['imports', 'preview', uid],
    async queryFn({ signal }) {
      const isRead = queryClient.getQueryData(importQuery(uid).queryKey)?.sheets.length !== 0;
      const preview = await call('POST /available_resources/preview/', { body: { upload: uid }, signal });
      if (!isRead) notify({ text: 'The file was successfully parsed' });
      keepImport(preview.import);
      return preview;
    },
    // Another window may have said something else of its columns.
    staleTime: EACH_VISIT,
    refetchOnWindowFocus: true,
  });
}

/** Its rows with their answers. */
export function rowsQuery(uid: string, show: ImportRowsShown) {
  return pagesQuery({
    queryKey: ['imports', 'rows', uid, show],
    load: (offset, signal) =>
      call('GET /available_resources/imports/{uid}/rows/', {
        params: { uid },
        query: { show, offset, limit: PAGE },
        signal,
      }),
    staleTime: EACH_VISIT,
  });
}

/** What a column can hold. */
export const fieldsQuery = queryOptions({
  queryKey: ['imports', 'fields'],
  queryFn: ({ signal }) => call('GET /mapper/get_mapper_keys/', { signal }),
});

export const mappersQuery = queryOptions({
  queryKey: ['imports', 'mappers'],
  queryFn: ({ signal }) => call('GET /mapper/', { query: { limit: PAGE }, signal }),
  staleTime: EACH_VISIT,
});

/** What an answer said of an import. */
export function keepImport(now: Import): void {
  queryClient.setQueryData(importQuery(now.uid).queryKey, now);
}

function keepPreview(preview: ImportPreview): void {
  keepImport(preview.import);
  queryClient.setQueryData(previewQuery(preview.import.uid).queryKey, preview);
}

/** Looks at another table or another row of headers: what the columns hold is suggested anew. */
export async function chooseTable(uid: string, table: { sheet: number; header_row?: number | null }): Promise<void> {
  keepPreview(await call('POST /available_resources/preview/', { body: { upload: uid, table } }));
}

/** Has every row answered by what the columns hold. */
export async function checkRows(uid: string, mapping: ImportMapping): Promise<void> {
  keepPreview(await call('POST /available_resources/preview/', { body: { upload: uid, mapping } }));
  await forgetRows(uid);
}

/** They are asked for anew where they are shown. */
export async function forgetRows(uid: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['imports', 'rows', uid] });
}

export function isUnderWay(now: Pick<Import, 'state'> | undefined): boolean {
  return now !== undefined && ['fetching', 'running', 'undoing'].includes(now.state);
}
