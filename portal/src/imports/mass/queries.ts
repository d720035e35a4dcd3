import type { CardKind } from '@crewdock/contract/kinds';
import type { MassImport, MassImportAnswer } from '@crewdock/contract/mass-import';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { cursorPagesQuery } from '../../query/pages.ts';
import { EACH_VISIT, queryClient } from '../../queryClient.ts';

const LOOK_AGAIN_MS = 1000;
const PAGE = 100;

/** The user's imports of a kind, newest first. */
export function massImportsQuery(kind: CardKind) {
  return cursorPagesQuery({
    queryKey: ['mass-imports', 'all', kind],
    async load(from, signal) {
      const page = await call('GET /ai/mass_import/', { query: { kind, ...from }, signal });
      page.items.forEach(keepMassImport);
      return page;
    },
    staleTime: EACH_VISIT,
  });
}

/** An import; polled while it is running. */
export function massImportQuery(uid: string) {
  return queryOptions({
    queryKey: ['mass-imports', 'one', uid],
    queryFn: ({ signal }) => call('GET /ai/mass_import/{uid}/', { params: { uid }, signal }),
    staleTime: EACH_VISIT,
    refetchInterval: ({ state }) => (isMassImportRunning(state.data) ? LOOK_AGAIN_MS : false),
    refetchOnWindowFocus: true,
  });
}

/** An import's files with their results, filtered by result. */
export function filesQuery(uid: string, answer: MassImportAnswer | undefined) {
  return cursorPagesQuery({
    queryKey: ['mass-imports', 'files', uid, answer ?? 'all'],
    load: (from, signal) =>
      call('GET /ai/mass_import/{uid}/files/', { params: { uid }, query: { answer, ...from, limit: PAGE }, signal }),
    staleTime: EACH_VISIT,
    refetchOnWindowFocus: true,
  });
}

/** Stores an import returned by a call in the query cache. */
export function keepMassImport(now: MassImport): void {
  queryClient.setQueryData(massImportQuery(now.uid).queryKey, now);
}

export async function massImportsChanged(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['mass-imports'] });
}

/** Whether further results will arrive without user action. */
export function isMassImportRunning(now: MassImport | undefined): boolean {
  return now !== undefined && (now.state === 'reading' || now.counts.waiting > 0);
}
