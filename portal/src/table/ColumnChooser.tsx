import { Columns3 } from 'lucide-react';
import { call } from '../api.ts';
import { optimistic } from '../query/optimistic.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { tellRefusal } from '../ui/refusal.ts';
import { Drop } from './Drop.tsx';
import type { AnyTable } from './look.ts';
import { type Views, viewsQuery } from './queries.ts';
import type { TableView } from './useTableView.ts';

/** Which columns one sees: kept for the next time, and in the address for who it is sent to. */
export function ColumnChooser({ at, shown, now }: { at: AnyTable; shown: string[]; now: TableView }) {
  const { table, look } = at;
  const all = Object.keys(look.columns);
  const choose = (columns: string[]) => {
    now.change({ columns }, { replace: true });
    const send = () =>
      call('PATCH /admin-panel/views/{table}/', { params: { table: table.name as never }, body: { columns } });
    optimistic<Views, unknown>(viewsQuery(table).queryKey, (views) => ({ ...views, columns }), send).catch(tellRefusal);
  };
  return (
    <Drop label="Columns" icon={Columns3}>
      <div>
        {all.map((column, place) => (
          <Checkbox
            key={column}
            // It opens the row.
            isDisabled={place === 0}
            isSelected={shown.includes(column)}
            onChange={(isOn) => choose(all.filter((each) => (each === column ? isOn : shown.includes(each))))}
          >
            {look.columns[column]!.label}
          </Checkbox>
        ))}
      </div>
    </Drop>
  );
}
