import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { call } from '../api.ts';
import { optimistic } from '../query/optimistic.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { tellRefusal } from '../ui/refusal.ts';
import { Drop } from './Drop.tsx';
import type { AnyTable } from './look.ts';
import { type Views, viewsQuery } from './queries.ts';
import type { TableView } from './useTableView.ts';

interface Props {
  at: AnyTable;
  shown: string[];
  now: TableView;
}

/** Which columns one sees, and in which order: kept for the next time, and in the address for who it is sent to. */
export function ColumnChooser(props: Props) {
  return (
    <Drop label="Columns" icon={Columns3}>
      <Columns {...props} />
    </Drop>
  );
}

function Columns({ at, shown, now }: Props) {
  const { table, look } = at;
  const list = useRef<HTMLUListElement>(null);
  /** What was moved last: its button keeps the focus, which goes where an element is put elsewhere. */
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current !== null) list.current?.querySelector<HTMLElement>(`[data-move="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [shown]);
  const choose = (columns: string[]) => {
    now.change({ columns }, { replace: true });
    const send = () =>
      call('PATCH /admin-panel/views/{table}/', { params: { table: table.name as never }, body: { columns } });
    optimistic<Views, unknown>(viewsQuery(table).queryKey, (views) => ({ ...views, columns }), send).catch(tellRefusal);
  };
  const move = (column: string, by: -1 | 1) => {
    const from = shown.indexOf(column);
    const isEdge = by === -1 ? from <= 2 : from >= shown.length - 2;
    // At the end the one button is off, so that the other takes the focus.
    moved.current = `${column} ${isEdge ? -by : by}`;
    choose(shown.with(from, shown[from + by]!).with(from + by, column));
  };
  const hidden = Object.keys(look.columns).filter((column) => !shown.includes(column));
  return (
    <List ref={list}>
      {[...shown, ...hidden].map((column) => {
        const { label } = look.columns[column]!;
        const place = shown.indexOf(column);
        return (
          <li key={column}>
            <Checkbox
              // It opens the row.
              isDisabled={place === 0}
              isSelected={place !== -1}
              onChange={(isOn) => choose(isOn ? [...shown, column] : shown.filter((each) => each !== column))}
            >
              {label}
            </Checkbox>
            {place > 0 && (
              <>
                <IconButton
                  $size={28}
                  aria-label={`Move ${label} up`}
                  data-move={`${column} -1`}
                  isDisabled={place === 1}
                  onPress={() => move(column, -1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  $size={28}
                  aria-label={`Move ${label} down`}
                  data-move={`${column} 1`}
                  isDisabled={place === shown.length - 1}
                  onPress={() => move(column, 1)}
                >
                  <ArrowDown />
                </IconButton>
              </>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    min-block-size: 34px;
  }
`;
