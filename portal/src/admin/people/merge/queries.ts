import type { PeopleTable } from '@crewdock/contract/staff/people';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api.ts';
import { EACH_VISIT } from '../../../queryClient.ts';
import { callTable, type RowsPage, rowsKey } from '../../../table/queries.ts';
import type { AccountRow } from '../queries.ts';

/** Maximum number of suggestions. */
const OFFERED = 10;

/** Accounts of the same table that match the search, except the account `uid`. */
export function othersQuery(table: PeopleTable, uid: string, search: string) {
  return queryOptions({
    queryKey: [...rowsKey(table), 'to-merge-with', search],
    queryFn: ({ signal }) =>
      callTable<RowsPage>(`GET /admin-panel/${table.name}/`, { query: { search, limit: OFFERED + 1 }, signal }),
    enabled: search !== '',
    select: ({ items }) => (items as unknown as AccountRow[]).filter((row) => row.uid !== uid).slice(0, OFFERED),
  });
}

/** Preview of a merge of two accounts; refetched each time the preview is opened. */
export function mergePreviewQuery(uid: string, into: string) {
  return queryOptions({
    queryKey: ['staff-account', uid, 'merge', into],
    queryFn: ({ signal }) =>
      call('GET /admin-panel/accounts/{uid}/merge/', { params: { uid }, query: { into }, signal }),
    staleTime: EACH_VISIT,
  });
}
