import type { CardKind } from '@crewdock/contract/kinds';
import { shortEnglish } from '@crewdock/sdk/cards/english';
import { knownRate } from '@crewdock/sdk/cards/rate';
import { Cell, type Columns } from '../ui/rows/Rows.ts';
import { type Card, compactRate, placeOf } from './facts.ts';

/** Columns of `CardCells` in a list of one kind, or of both: a talent has one rate, a job mostly a range. */
export function cardColumns(kind: CardKind | 'both'): Columns {
  const rate = kind === 'talent' ? '108px' : '160px';
  return { wide: `104px minmax(0, 0.7fr) ${rate}`, medium: rate };
}

/** Cells of a card in a work list: seniority and English, location, rate. */
export function CardCells({ card }: { card: Card }) {
  const english = card.english_level && shortEnglish(card.english_level.name);
  const place = placeOf(card, 1);
  return (
    <>
      <Cell $from="wide">{[card.seniority?.label, english].filter(Boolean).join(' · ')}</Cell>
      <Cell $from="wide" title={place}>
        {place}
      </Cell>
      <Rate card={card} />
    </>
  );
}

function Rate({ card }: { card: Card }) {
  return (
    <Cell $end $muted={knownRate(card) === null}>
      {compactRate(card)}
    </Cell>
  );
}
