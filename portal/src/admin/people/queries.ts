import type { PeopleTable } from '@crewdock/contract/staff/people';
import type { Row } from '@crewdock/contract/table';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { EACH_VISIT, queryClient } from '../../queryClient.ts';
import { rowQuery, rowsKey } from '../../table/queries.ts';

export type AccountRow = Row<PeopleTable>;

export function accountQuery(table: PeopleTable, uid: string) {
  const { queryKey, queryFn } = rowQuery(table, uid);
  return queryOptions({ queryKey, queryFn, staleTime: EACH_VISIT, select: (row) => row as unknown as AccountRow });
}

export function belongingsQuery(uid: string) {
  return queryOptions({
    queryKey: ['staff-account', uid],
    queryFn: ({ signal }) => call('GET /admin-panel/accounts/{uid}/', { params: { uid }, signal }),
    staleTime: EACH_VISIT,
  });
}

/** Audit log entries about the account, latest first. */
export function accountHistoryQuery(id: number) {
  return queryOptions({
    queryKey: ['staff', 'audit', 'of-account', id],
    queryFn: ({ signal }) =>
      call('GET /admin-panel/audit/', {
        query: { subject_kind: 'person', subject_id: String(id), limit: 50 } as never,
        signal,
      }),
    staleTime: EACH_VISIT,
  });
}

/** Stores the changed account in the cache and invalidates the other queries about the account. */
export async function renewAccount(table: PeopleTable, row: AccountRow): Promise<void> {
  queryClient.setQueryData(rowQuery(table, row.uid).queryKey, row as never);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [...rowsKey(table), 'rows'] }),
    queryClient.invalidateQueries({ queryKey: ['staff-account', row.uid] }),
    queryClient.invalidateQueries({ queryKey: ['staff', 'audit', 'of-account', row.id] }),
  ]);
}
