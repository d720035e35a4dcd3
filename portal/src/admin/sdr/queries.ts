import type { LeadTable } from '@crewdock/contract/staff/leads';
import type { Row } from '@crewdock/contract/table';
import { queryOptions } from '@tanstack/react-query';
import { EACH_VISIT, queryClient } from '../../queryClient.ts';
import { rowQuery, rowsKey } from '../../table/queries.ts';

export type Lead = Row<LeadTable>;

export function leadQuery(table: LeadTable, id: string) {
  const { queryKey, queryFn } = rowQuery(table, id);
  return queryOptions({ queryKey, queryFn, staleTime: EACH_VISIT, select: (row) => row as unknown as Lead });
}

/** Stores the changed lead in the cache and invalidates the lead tables. */
export async function renewLead(table: LeadTable, lead: Lead): Promise<void> {
  queryClient.setQueryData(rowQuery(table, String(lead.id)).queryKey, lead as never);
  await queryClient.invalidateQueries({ queryKey: [...rowsKey(table), 'rows'] });
}
