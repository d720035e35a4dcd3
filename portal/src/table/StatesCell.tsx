import { useRef } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { FINGER } from '../ui/styles/screen.ts';
import type { EditRow } from './useEdit.ts';
import { type AnyRow, type AnyTable, getValueLabel } from './look.ts';
import type { Refused } from './refused.ts';
import { RefusedNote } from './RefusedNote.tsx';
import * as messages from './messages.ts';

interface Props {
  at: AnyTable;
  row: AnyRow;
  /** The row's accessible name. */
  name: string;
  edit: EditRow;
  /** The last rejected edit of this row. */
  refused: Refused | null;
}

/** The states of a row as icons, each of which is a checkbox. */
export function StatesCell({ at, row, name, edit, refused }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { flags } = at.look.states!;
  const isRefused = flags.some(({ column }) => column === refused?.column);
  return (
    <Frame ref={place}>
      {flags.map(({ column, on: On, off: Off, tone }) => {
        const isOn = row[column] === true;
        const Icon = isOn ? On : Off;
        return (
          <label key={column} title={getValueLabel(at, column, String(isOn))} data-state={isOn ? tone : undefined}>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={t(messages.cellLabel, { column: at.look.columns[column]!.label, name })}
              checked={isOn}
              onChange={(event) => edit(row, column, event.target.checked)}
            />
            <Icon aria-hidden="true" />
          </label>
        );
      })}
      {isRefused && <RefusedNote reason={refused!.reason} at={place} />}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  gap: 4px;
  margin-inline-start: -4px;
  overflow: clip;

  > label {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 26px;
    block-size: 26px;
    border: 1px solid transparent;
    border-radius: 6px;
    color: var(--control);
    cursor: pointer;
  }

  > [data-state='green'] {
    color: var(--green);
  }

  > [data-state='amber'] {
    color: var(--amber);
  }

  > label:hover,
  > label:focus-within {
    border-color: var(--control);
    background: var(--surface);
  }

  > label:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }

  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  .lucide {
    inline-size: 16px;
    block-size: 16px;
  }

  ${FINGER} {
    > label {
      block-size: 44px;
    }
  }
`;
