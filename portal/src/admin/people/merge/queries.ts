import type { PeopleTable } from '@crewdock/contract/staff/people';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api.ts';
import { EACH_VISIT } from '../../../queryClient.ts';
import { callTable, type RowsPage, rowsKey } from '../../../table/queries.ts';
import type { AccountRow } from '../queries.ts';

/** Accounts of the same table that match the search, the best match first, except the account `uid`. */
export function othersQuery(table: PeopleTable, uid: string, search: string) {
  return queryOptions({
    queryKey: [...rowsKey(table), 'to-merge-with', search],
    queryFn: ({ signal }) =>
      callTable<Pick<RowsPage, 'items'>>(`GET /admin-panel/${table.name}/suggest/`, { query: { search }, signal }),
    enabled: search !== '',
    select: ({ items }) => (items as unknown as AccountRow[]).filter((row) => row.uid !== uid),
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
