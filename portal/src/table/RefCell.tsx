import { isolatedText } from '@crewdock/contract/isolated-text';
import { useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { type AnyRow, type AnyTable, type CellChoice, getChoiceLabel, toApiValue } from './look.ts';
import { toChoice } from './offers.ts';
import { RefPicker } from './RefPicker.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';

interface Props {
  at: AnyTable;
  row: AnyRow;
  column: string;
  /** Accessible name: the edited column and row. */
  name: string;
  onPick: (entry: CellChoice) => void;
}

/**
 * An in-place editor for a reference to another table. Renders only a button until it is pressed, because scrolling
 * renders hundreds of cells per second.
 */
export function RefCell({ at, row, column, name, onPick }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const value = row[column] as CellChoice;
  const none = { id: '', label: t(messages.none) };
  const isEmptied = at.table.row[column]!.isNullable && value !== null;
  return (
    <>
      <Opener
        ref={opener}
        type="button"
        tabIndex={-1}
        aria-label={`${name}: ${isolatedText(getChoiceLabel(at, column, value))}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          // Some browsers don't focus a button on click, but closing the picker returns the focus to it.
          currentTarget.focus();
          setOpen(true);
        }}
      >
        {value === null ? <None>{t(messages.none)}</None> : <UserText>{getChoiceLabel(at, column, value)}</UserText>}
      </Opener>
      {isOpen && (
        <Panel isOpen triggerRef={opener} placement="bottom start" onOpenChange={setOpen}>
          <Frame aria-label={name}>
            <RefPicker
              at={at}
              column={column}
              label={at.look.columns[column]!.label}
              without={[String(toApiValue(value))]}
              first={isEmptied ? [none] : []}
              autoFocus
              onPick={({ id, label }) => {
                setOpen(false);
                onPick(toChoice(at, column, { id: String(id), label }));
              }}
            />
          </Frame>
        </Panel>
      )}
    </>
  );
}

const Opener = styled.button`
  inline-size: calc(100% + 12px);
  min-block-size: 28px;
  margin-inline: -6px;
  padding: 0 6px;
  border: 1px solid transparent;
  border-radius: 6px;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;

  [data-long] & {
    overflow: clip;
    text-overflow: ellipsis;
  }

  tr:hover > td & {
    border-color: var(--control);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const None = styled.span`
  color: var(--muted);
`;

const Panel = styled(Popover)`
  inline-size: min(280px, calc(100vw - 24px));
  border-radius: var(--radius-card);
  background: var(--raised);
  box-shadow: var(--shadow);
`;

const Frame = styled(Dialog)`
  padding: 12px 14px;
  outline: 0;
`;
