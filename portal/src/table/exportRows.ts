import type { TableFormat } from '@crewdock/contract/table-file';
import { queryString } from '@crewdock/sdk/client';
import { saveFrom } from '../api.ts';
import { type AnyTable, keyIn } from './look.ts';
import type { TableViewState } from './view.ts';

/** Downloads the rows of a view, or only the rows with these keys. Throws `ApiError`. */
export function downloadRows(
  at: AnyTable,
  view: TableViewState,
  keys: ReadonlySet<string> | undefined,
  format: TableFormat,
) {
  const { filters, search, ordering } = view;
  const path = `/api/admin-panel/${at.table.name}/export/?`;
  return keys
    ? saveFrom(`${path}${queryString({ ordering, ...format })}`, { keys: [...keys].map((key) => keyIn(at, key)) })
    : saveFrom(`${path}${queryString({ ...filters, search, ordering, ...format })}`);
}
