import { styled } from 'styled-components';
import { type AnyRow, type AnyTable, type Choice, idOf, wordsOf } from './look.ts';
import { useOffers } from './offers.ts';

interface Props {
  at: AnyTable;
  row: AnyRow;
  column: string;
  /** What is changed, of which row. */
  name: string;
  onPick: (choice: Choice) => void;
}

/** One of a few, chosen in its place. */
export function PickCell({ at, row, column, name, onPick }: Props) {
  const offers = useOffers(at, column);
  const choice = row[column] as Choice;
  const id = idOf(choice);
  const isOffered = offers.some((offer) => offer.id === id);
  return (
    <Pick
      aria-label={name}
      value={id}
      onChange={(event) => onPick(offers.find((offer) => offer.id === event.target.value)!.choice)}
    >
      {!isOffered && <option value={id}>{wordsOf(at, column, choice)}</option>}
      {offers.map((offer) => (
        <option key={offer.id} value={offer.id}>
          {offer.label}
        </option>
      ))}
    </Pick>
  );
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

const Pick = styled.select`
  inline-size: 100%;
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
