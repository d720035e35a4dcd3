import type { TableFormat } from '@crewdock/contract/table-file';
import { queryString } from '@crewdock/sdk/client';
import type { ReactNode } from 'react';
import { saveFrom } from '../api.ts';
import { ExportMenu } from '../ui/ExportMenu.tsx';
import { type AnyTable, keyIn } from './look.ts';
import type { View } from './view.ts';

interface Props {
  at: AnyTable;
  view: View;
  /** Export only these rows instead of all matching rows. */
  keys?: ReadonlySet<string>;
  $size?: 'small';
  children: ReactNode;
}

/** Downloads the matching or selected rows. */
export function ExportButton({ at, view, keys, ...look }: Props) {
  const { filters, search, ordering } = view;
  const path = `/api/admin-panel/${at.table.name}/export/?`;
  const save = (format: TableFormat) =>
    keys
      ? saveFrom(`${path}${queryString({ ordering, ...format })}`, { keys: [...keys].map((key) => keyIn(at, key)) })
      : saveFrom(`${path}${queryString({ ...filters, search, ordering, ...format })}`);
  return <ExportMenu save={save} {...look} />;
}
