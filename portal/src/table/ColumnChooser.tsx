import { FROZEN_MAX } from '@crewdock/contract/staff/columns';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Columns3 from 'lucide-react/icons/columns-3';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { Checkbox } from '../ui/primitives/Checkbox.tsx';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { Select } from '../ui/primitives/Select.tsx';
import { Drop } from './Drop.tsx';
import { type AnyTable, getAllColumns, getColumnLabel } from './look.ts';
import type { TableColumns } from './useColumns.ts';
import * as messages from './messages.ts';

interface Props {
  at: AnyTable;
  columns: TableColumns;
}

/** Chooses the visible columns, their order, and the number of frozen columns. */
export function ColumnChooser(props: Props) {
  return (
    <Drop label={t(messages.columnsButton)} icon={Columns3}>
      <ColumnList {...props} />
    </Drop>
  );
}

function ColumnList({ at, columns }: Props) {
  const { shown, hidden: empty, frozen, choose, freeze } = columns;
  const list = useRef<HTMLUListElement>(null);
  /**
   * Column and direction of the last pressed move button, to restore the focus, which is lost when the button is moved.
   */
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current !== null) list.current?.querySelector<HTMLElement>(`[data-move="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [shown]);
  const move = (column: string, by: -1 | 1) => {
    const from = shown.indexOf(column);
    const isEdge = by === -1 ? from <= 2 : from >= shown.length - 2;
    // At either end of the list, the pressed button becomes disabled, so the opposite button gets the focus.
    moved.current = `${column} ${isEdge ? -by : by}`;
    choose(shown.with(from, shown[from + by]!).with(from + by, column));
  };
  const hidden = getAllColumns(at).filter((column) => !shown.includes(column));
  return (
    <>
      <Select
        label={t(messages.frozenColumns)}
        value={String(Math.min(frozen, FROZEN_MAX))}
        options={FROZEN_COUNTS.map((count) => ({ id: String(count), label: t(messages.firstColumns, { count }) }))}
        onChange={(count) => freeze(Number(count))}
      />
      <List ref={list}>
        {[...shown, ...hidden].map((column) => {
          const label = getColumnLabel(at, column);
          const place = shown.indexOf(column);
          return (
            <li key={column}>
              <Checkbox
                // The first column can't be hidden because it links to the row.
                isDisabled={place === 0}
                isSelected={place !== -1}
                onChange={(isOn) => choose(isOn ? [...shown, column] : shown.filter((each) => each !== column))}
              >
                {empty.includes(column) ? t(messages.emptyColumn, { column: label }) : label}
              </Checkbox>
              {place > 0 && (
                <>
                  <IconButton
                    $size={28}
                    aria-label={t(messages.moveUpButton, { column: label })}
                    data-move={`${column} -1`}
                    isDisabled={place === 1}
                    onPress={() => move(column, -1)}
                  >
                    <ArrowUp />
                  </IconButton>
                  <IconButton
                    $size={28}
                    aria-label={t(messages.moveDownButton, { column: label })}
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
    </>
  );
}

const FROZEN_COUNTS = Array.from({ length: FROZEN_MAX }, (_, at) => at + 1);

const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    min-block-size: 34px;
  }
`;
