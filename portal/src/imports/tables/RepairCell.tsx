import type { ImportFault } from '@crewdock/contract/import-mapping';
import type { ImportRow, ImportRowsShown } from '@crewdock/contract/imports';
import { IMPORT_CELL_MAX } from '@crewdock/contract/limits';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { fieldLook } from '../../ui/styles/fieldLook.ts';
import { FINGER } from '../../ui/styles/screen.ts';
import * as messages from './messages.ts';
import { useRepair } from './useRepair.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

/** Number of characters above which a cell is truncated after two lines. */
const LONG_TEXT = 80;

interface Props {
  uid: string;
  row: ImportRow;
  column: number;
  /** Letter of the column: `C`. */
  name: string;
  faults: ImportFault[];
  /** Whether the cell can be corrected. */
  isOpen: boolean;
  show: ImportRowsShown;
}

/** A cell with its faults. A click opens an input; Enter or blur saves it, Escape cancels. */
export function RepairCell({ uid, row, column, name, faults, isOpen, show }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { repair, isPending } = useRepair(uid, show);
  const text = row.cells[column] ?? '';
  const level = faults.find((fault) => fault.level === 'error')?.level ?? faults[0]?.level;
  /** Prevents a second save by the blur event that occurs when the input is removed. */
  const isLeft = useRef(true);
  const leave = (keeps: boolean) => {
    if (draft === null || isLeft.current) return;
    isLeft.current = true;
    setDraft(null);
    if (keeps && draft !== text) repair({ number: row.number, column, text: draft });
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };
  const enter = () => {
    isLeft.current = false;
    setDraft(text);
  };
  return (
    <Frame data-level={level} data-repaired={row.repaired.includes(column) || undefined} aria-busy={isPending}>
      {draft !== null ? (
        <Field
          aria-label={t(messages.cellLabel, { row: row.number, letter: name })}
          value={draft}
          maxLength={IMPORT_CELL_MAX}
          autoFocus
          onChange={({ target }) => setDraft(target.value)}
          onBlur={() => leave(true)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') leave(true);
            if (key === 'Escape') leave(false);
          }}
        />
      ) : isOpen ? (
        <Press ref={button} type="button" aria-label={labelOf(row.number, name, text, faults)} onClick={enter}>
          {text ? <UserText>{text}</UserText> : <i>{t(messages.empty)}</i>}
        </Press>
      ) : text.length > LONG_TEXT ? (
        // Focusable, so that the full text appears on keyboard focus, too.
        <div role="group" tabIndex={0} aria-label={t(messages.cellLabel, { row: row.number, letter: name })}>
          <UserText>{text}</UserText>
        </div>
      ) : (
        <UserText>{text}</UserText>
      )}
      {faults.map((fault) => (
        <small key={fault.text}>
          <UserText>{fault.text}</UserText>
        </small>
      ))}
    </Frame>
  );
}

function labelOf(number: number, name: string, text: string, faults: ImportFault[]): string {
  const wrong = faults.map((fault) => fault.text).join(', ');
  const values = { row: number, letter: name, value: text || t(messages.empty) };
  return wrong ? t(messages.fixFaultsLabel, { ...values, faults: wrong }) : t(messages.fixLabel, values);
}

const Frame = styled.td`
  > [role='group'],
  > button {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }

  > small {
    display: block;
    font-size: 0.75rem;
  }

  &&[data-level='error'] {
    background: var(--red-soft);

    > small {
      color: var(--red);
    }
  }

  &&[data-level='warning'] {
    background: var(--amber-soft);

    > small {
      color: var(--amber);
    }
  }

  &[data-repaired] > button {
    font-weight: 600;
  }

  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

const Press = styled.button`
  inline-size: 100%;
  min-block-size: 28px;
  padding: 2px 0;
  border: 0;
  background: transparent;
  text-align: start;
  cursor: text;

  > i {
    color: var(--muted);
  }

  &:hover {
    text-decoration: underline dotted;
  }

  ${FINGER} {
    min-block-size: 44px;
  }
`;

const Field = styled.input`
  ${fieldLook}
  --field: 28px;
  min-inline-size: 120px;
  padding: 2px 6px;
`;
