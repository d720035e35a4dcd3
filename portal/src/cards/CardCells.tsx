import type { CardKind } from '@crewdock/contract/kinds';
import { shortEnglish } from '@crewdock/sdk/cards/english';
import { knownRate } from '@crewdock/sdk/cards/rate';
import type { ReactNode } from 'react';
import { WorkListCell, type WorkListColumns, RowDetails } from '../ui/patterns/rows/Rows.ts';
import { type AnyCard, compactRate, formatCardLocation } from './facts.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

/**
 * Returns the columns of `CardCells` for a list of one kind or of both kinds. A talent has one rate, most jobs a range.
 */
export function getCardListColumns(kind: CardKind | 'both'): WorkListColumns {
  // The column grows with long rates, because rates are never truncated.
  const rate = `minmax(${kind === 'talent' ? 108 : 160}px, max-content)`;
  return { wide: `104px minmax(0, 0.7fr) ${rate}`, medium: rate };
}

interface Props {
  card: AnyCard;
  /** A talent's title or a job's company; undefined if the list has no column for it. */
  subtitle?: string | null;
  /** Additional cells after the card's details; use `$last`. */
  children?: ReactNode;
}

/** Cells of a card in a work list: seniority and English, location, rate. */
export function CardCells({ card, subtitle, children }: Props) {
  const english = card.english_level && shortEnglish(card.english_level.name);
  const place = formatCardLocation(card, 1);
  return (
    <>
      <RowDetails>
        {subtitle !== undefined && <WorkListCell>{subtitle && <UserText as="line">{subtitle}</UserText>}</WorkListCell>}
        <WorkListCell>{[card.seniority?.label, english].filter(Boolean).join(' · ')}</WorkListCell>
        <WorkListCell>{place && <UserText as="line">{place}</UserText>}</WorkListCell>
        {children}
      </RowDetails>
      <Rate card={card} />
    </>
  );
}

function Rate({ card }: { card: AnyCard }) {
  return (
    <WorkListCell $end $muted={knownRate(card) === null}>
      {compactRate(card)}
    </WorkListCell>
  );
}
