import { isolatedText } from '@crewdock/contract/isolated-text';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { type AnyRow, type AnyTable, type CellChoice, toOptionId, getChoiceLabel, getTone } from './look.ts';
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
      data-tone={getTone(at, column, chosen.id)}
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
  const choice = row[column] as CellChoice;
  return <span data-tone={getTone(at, column, toOptionId(choice))}>{getChoiceLabel(at, column, choice)}</span>;
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

/** A downward arrow at the end of a select. */
const arrow = css`
  background-image:
    linear-gradient(45deg, transparent 50%, currentColor 50%),
    linear-gradient(135deg, currentColor 50%, transparent 50%);
  background-position:
    right 9px center,
    right 5px center;
  background-size: 4px 4px;
  background-repeat: no-repeat;
`;

/** Looks like text, or like a pill, until the row is hovered or the select has the focus. */
const Select = styled.select`
  inline-size: calc(100% + 14px);
  min-block-size: 28px;
  margin-inline: -7px;
  padding: 0 18px 0 6px;
  border: 1px solid transparent;
  border-radius: 6px;
  background: transparent;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;
  appearance: none;
  cursor: pointer;

  tr:hover > td &,
  &:focus {
    border-color: var(--control);
    ${arrow}
  }

  @media (hover: none) {
    ${arrow}
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[data-tone] {
    inline-size: auto;
    max-inline-size: 100%;
    min-block-size: 24px;
    margin-inline: -8px 0;
    padding-inline: 7px;
    font-size: 0.8125rem;
    field-sizing: content;
  }

  tr:hover > td &[data-tone],
  &[data-tone]:focus {
    padding-inline-end: 19px;
  }

  > option {
    background: var(--raised);
    color: var(--text);
  }
`;
