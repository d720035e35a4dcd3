import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import type { RowSelection } from './useSelection.ts';
import * as messages from './messages.ts';

/** The selection checkbox of a row. */
export function PickRow({ selection, id, name }: { selection: RowSelection; id: string; name: string }) {
  return (
    <td role="gridcell" tabIndex={-1}>
      <Mark>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={t(messages.selectRow, { name })}
          checked={selection.keys.has(id)}
          onChange={() => selection.toggle(id)}
        />
      </Mark>
    </td>
  );
}

/** Checkbox that selects all rows, including those loaded later. */
export function PickAll({ selection: { keys, isAll, setAll } }: { selection: RowSelection }) {
  return (
    <th role="columnheader" tabIndex={-1}>
      <Mark>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={t(messages.selectAll)}
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = keys.size > 0 && !isAll;
          }}
          onChange={() => setAll(!isAll)}
        />
      </Mark>
    </th>
  );
}

/** Fills the cell, so that a click anywhere in the cell toggles the checkbox. */
const Mark = styled.label`
  display: grid;
  place-items: center;
  block-size: 100%;
  min-block-size: 31px;
  cursor: pointer;

  > input {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: var(--brand);
    cursor: pointer;
  }
`;
