import { shortEnglish } from '@crewdock/sdk/cards/english';
import { Cell } from '../ui/rows/Rows.ts';
import { type Card, placeOf, rateOf } from './facts.ts';
import { RATE_ON_REQUEST } from './words.ts';

/** The columns of `CardCells`, where there is room for all of them and where there is for few. */
export const CARD_COLUMNS = { wide: '104px minmax(0, 0.7fr) 160px', medium: '164px' };

/** What a work list's rows tell of every card: seniority and English, place, rate. */
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
  const rate = rateOf(card);
  return (
    <Cell $end $muted={rate === null}>
      {rate ?? RATE_ON_REQUEST}
    </Cell>
  );
}
