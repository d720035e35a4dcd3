import { isolatedText } from '@crewdock/contract/isolated-text';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type AnyRow, type AnyTable, type CellChoice, toOptionId, getChoiceLabel } from './look.ts';
import { toChoice, type ColumnOption, useOffers } from './offers.ts';

interface Props {
  at: AnyTable;
  row: AnyRow;
  column: string;
  /** Accessible name: the edited column and row. */
  name: string;
  onPick: (choice: CellChoice) => void;
}

/**
 * A select for a cell with few choices. The options render only on hover or focus: scrolling renders hundreds of cells
 * per second, and browsers would lay out the options of every cell.
 */
export function PickCell({ at, row, column, name, onPick }: Props) {
  const [isNear, setIsNear] = useState(false);
  const choice = row[column] as CellChoice;
  const chosen = { id: toOptionId(choice), label: getChoiceLabel(at, column, choice) };
  return (
    <Select
      tabIndex={-1}
      aria-label={name}
      value={chosen.id}
      onPointerEnter={() => setIsNear(true)}
      onFocus={() => setIsNear(true)}
      onChange={({ target }) =>
        onPick(toChoice(at, column, { id: target.value, label: target.selectedOptions[0]!.dataset['label']! }))
      }
    >
      {isNear ? <Offers at={at} column={column} chosen={chosen} /> : <Offer {...chosen} />}
    </Select>
  );
}

/**
 * The plain text of a select cell, rendered while scrolling, because `<select>` is the slowest cell content to lay out.
 */
export function PickedCell({ at, row, column }: Pick<Props, 'at' | 'row' | 'column'>) {
  return <span data-picked>{getChoiceLabel(at, column, row[column] as CellChoice)}</span>;
}

interface OffersProps extends Pick<Props, 'at' | 'column'> {
  chosen: Pick<ColumnOption, 'id' | 'label'>;
}

/** The options. If the current choice is no longer offered, it comes first. */
function Offers({ at, column, chosen }: OffersProps) {
  const offers = useOffers(at, column);
  const isOffered = offers.some(({ id }) => id === chosen.id);
  return (isOffered ? offers : [chosen, ...offers]).map((offer) => <Offer key={offer.id} {...offer} />);
}

/** An option. `data-label` is the label without the characters that isolate right-to-left text. */
function Offer({ id, label }: Pick<ColumnOption, 'id' | 'label'>) {
  return (
    <option value={id} data-label={label}>
      {isolatedText(label)}
    </option>
  );
}

/** A checkbox for a boolean cell. */
export function FlagCell({ row, column, name, onPick }: Props) {
  return (
    <Frame>
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={name}
        checked={row[column] === true}
        onChange={(event) => onPick(event.target.checked)}
      />
    </Frame>
  );
}

const Frame = styled.label`
  display: inline-grid;
  place-items: center;
  min-inline-size: 24px;
  min-block-size: 34px;
  margin-inline-start: -4px;
  cursor: pointer;

  > input {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: var(--brand);
    cursor: pointer;
  }
`;

const Select = styled.select`
  inline-size: calc(100% + 12px);
  min-block-size: 28px;
  margin-inline: -6px;
  padding: 0 4px;
  border: 1px solid transparent;
  border-radius: 6px;
  background: transparent;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;
  cursor: pointer;

  tr:hover > td & {
    border-color: var(--control);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > option {
    background: var(--raised);
  }
`;
