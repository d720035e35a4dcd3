import { useState } from 'react';
import { styled } from 'styled-components';
import { type AnyRow, type AnyTable, type Choice, idOf, wordsOf } from './look.ts';
import { choiceOf, type Offer, useOffers } from './offers.ts';

interface Props {
  at: AnyTable;
  row: AnyRow;
  column: string;
  /** What is changed, of which row. */
  name: string;
  onPick: (choice: Choice) => void;
}

/**
 * One of a few, chosen in its place. The others come with the pointer or the focus: hundreds of cells are drawn in a second of scrolling, and each would
 * lay out all that it offers.
 */
export function PickCell({ at, row, column, name, onPick }: Props) {
  const [isNear, setIsNear] = useState(false);
  const choice = row[column] as Choice;
  const chosen = { id: idOf(choice), label: wordsOf(at, column, choice) };
  return (
    <Select
      aria-label={name}
      value={chosen.id}
      onPointerEnter={() => setIsNear(true)}
      onFocus={() => setIsNear(true)}
      onChange={({ target }) =>
        onPick(choiceOf(at, column, { id: target.value, label: target.selectedOptions[0]!.label }))
      }
    >
      {isNear ? <Offers at={at} column={column} chosen={chosen} /> : <option value={chosen.id}>{chosen.label}</option>}
    </Select>
  );
}

/** What is chosen, where a row that scrolling brings has no time for more: of all that is in it, a browser takes longest for what it can be chosen by. */
export function PickedCell({ at, row, column }: Pick<Props, 'at' | 'row' | 'column'>) {
  return <span data-picked>{wordsOf(at, column, row[column] as Choice)}</span>;
}

interface OffersProps extends Pick<Props, 'at' | 'column'> {
  chosen: Pick<Offer, 'id' | 'label'>;
}

/** With what is chosen, if it isn’t offered any more. */
function Offers({ at, column, chosen }: OffersProps) {
  const offers = useOffers(at, column);
  const isOffered = offers.some(({ id }) => id === chosen.id);
  return (isOffered ? offers : [chosen, ...offers]).map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
}

/** Yes or no, ticked in its place. */
export function FlagCell({ row, column, name, onPick }: Props) {
  return (
    <Frame>
      <input
        type="checkbox"
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
