import type { Import, ImportPreview, ImportRowsShown } from '@crewdock/contract/imports';
import type { ImportMapping } from '@crewdock/contract/import-mapping';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { t } from '../../i18n/translate.ts';
import { cursorPagesQuery } from '../../query/pages.ts';
import { EACH_VISIT, queryClient } from '../../queryClient.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import * as messages from './messages.ts';

const LOOK_AGAIN_MS = 1000;
const PAGE = 100;

/** All imports that the user can see, newest first. */
export const importsQuery = cursorPagesQuery({
  queryKey: ['imports', 'all'],
  async load(from, signal) {
    const page = await call('GET /available_resources/imports/', { query: from, signal });
    page.items.forEach(keepImport);
    return page;
  },
  staleTime: EACH_VISIT,
});

/** An import; polled while it is running. */
export function importQuery(uid: string) {
  return queryOptions({
    queryKey: ['imports', 'one', uid],
    queryFn: ({ signal }) => call('GET /available_resources/imports/{uid}/', { params: { uid }, signal }),
    staleTime: EACH_VISIT,
    refetchInterval: ({ state }) => (isTableImportRunning(state.data) ? LOOK_AGAIN_MS : false),
    refetchOnWindowFocus: true,
  });
}

/** The contents of the file, which the server parses on the first request. */
export function previewQuery(uid: string) {
  return queryOptions({
    queryKey: ['imports', 'preview', uid],
    async queryFn({ signal }) {
      const isRead = queryClient.getQueryData(importQuery(uid).queryKey)?.sheets.length !== 0;
      const preview = await call('POST /available_resources/preview/', { body: { upload: uid }, signal });
      if (!isRead) showNotice({ text: t(messages.parsed) });
      keepImport(preview.import);
      return preview;
    },
    // Another window might have changed the mapping.
    staleTime: EACH_VISIT,
    refetchOnWindowFocus: true,
  });
}

/** An import's rows with their results. */
export function importRowsQuery(uid: string, show: ImportRowsShown) {
  return cursorPagesQuery({
    queryKey: ['imports', 'rows', uid, show],
    load: (from, signal) =>
      call('GET /available_resources/imports/{uid}/rows/', {
        params: { uid },
        query: { show, ...from, limit: PAGE },
        signal,
      }),
    staleTime: EACH_VISIT,
  });
}

/** The fields to which a column can be mapped. */
export const fieldsQuery = queryOptions({
  queryKey: ['imports', 'fields'],
  queryFn: ({ signal }) => call('GET /mapper/get_mapper_keys/', { signal }),
});

export const mappersQuery = queryOptions({
  queryKey: ['imports', 'mappers'],
  queryFn: ({ signal }) => call('GET /mapper/', { query: { limit: PAGE }, signal }),
  staleTime: EACH_VISIT,
});

/** Stores an import returned by a call in the query cache. */
export function keepImport(now: Import): void {
  queryClient.setQueryData(importQuery(now.uid).queryKey, now);
}

function keepPreview(preview: ImportPreview): void {
  keepImport(preview.import);
  queryClient.setQueryData(previewQuery(preview.import.uid).queryKey, preview);
}

/** Returns the version of the cached import, for the body of a call that changes its mapping. */
export function getSeenVersion(uid: string): { version?: number } {
  const version = queryClient.getQueryData(importQuery(uid).queryKey)?.version;
  return version === undefined ? {} : { version };
}

/** Fetches an import and its mapping again, after a change was rejected. */
export async function refetchMapping(uid: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: previewQuery(uid).queryKey }),
    queryClient.invalidateQueries({ queryKey: importQuery(uid).queryKey }),
  ]);
}

/** Chooses another sheet or header row, for which the server suggests a new mapping. */
export async function chooseTable(uid: string, table: { sheet: number; header_row?: number | null }): Promise<void> {
  keepPreview(
    await call('POST /available_resources/preview/', { body: { upload: uid, table, ...getSeenVersion(uid) } }),
  );
}

/** Makes the server check all rows with the mapping. */
export async function checkRows(uid: string, mapping: ImportMapping): Promise<void> {
  keepPreview(
    await call('POST /available_resources/preview/', { body: { upload: uid, mapping, ...getSeenVersion(uid) } }),
  );
  await forgetRows(uid);
}

/** Invalidates the cached rows. */
export async function forgetRows(uid: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['imports', 'rows', uid] });
}

export function isTableImportRunning(now: Pick<Import, 'state'> | undefined): boolean {
  return now !== undefined && ['fetching', 'running', 'undoing'].includes(now.state);
}
