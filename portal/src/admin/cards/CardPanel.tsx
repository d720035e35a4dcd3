import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { ChevronLeft, ChevronRight, Handshake, SquareArrowOutUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Detail, WayToAnswer } from '../../table/Detail.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { CardFacts } from './CardFacts.tsx';
import type { CardRow } from './cardColumns.tsx';
import { CardHistory } from './CardHistory.tsx';

interface Props {
  kind: CardKind;
  card: CardRow;
  called: string;
  tools: {
    onClose: () => void;
    tab: string | null;
    tabAddress: (tab: string) => string;
    onPrevious: (() => void) | null;
    onNext: (() => void) | null;
  };
}

interface Part {
  label: string;
  content: (props: { kind: CardKind; card: CardRow }) => ReactNode;
}

/** The parts of the panel by what the address calls them; the first is the one that opens. */
const PARTS: Record<string, Part> = {
  general: { label: 'General information', content: CardFacts },
  history: { label: 'History', content: CardHistory },
};

/** All of one card beside the table, in parts that the address names. */
export function CardPanel({ kind, card, called, tools }: Props) {
  const { onClose, tab, tabAddress, onPrevious, onNext } = tools;
  const shown = tab !== null && tab in PARTS ? tab : Object.keys(PARTS)[0]!;
  const Content = PARTS[shown]!.content;
  const { noun, page } = KINDS[kind];
  const tabs = Object.entries(PARTS).map(([name, { label }]) => ({
    to: tabAddress(name),
    label,
    isCurrent: name === shown,
  }));
  return (
    <Detail
      entry={card.id}
      kind={`${noun === 'job' ? 'Request' : 'Talent'} ${card.id}`}
      title={called}
      onClose={onClose}
    >
      <Ways>
        <WayToAnswer as={Link} to={`/admin-panel/${kind}s/${card.id}`}>
          <Handshake aria-hidden="true" />
          Relations and matches
        </WayToAnswer>
        <WayToAnswer href={`${page}${card.id}`}>
          <SquareArrowOutUpRight aria-hidden="true" />
          Open the {noun}
        </WayToAnswer>
        <Walk>
          <IconButton aria-label="Previous" isDisabled={!onPrevious} onPress={() => onPrevious?.()}>
            <ChevronLeft />
          </IconButton>
          <IconButton aria-label="Next" isDisabled={!onNext} onPress={() => onNext?.()}>
            <ChevronRight />
          </IconButton>
        </Walk>
      </Ways>
      <Tabs label={called} tabs={tabs} />
      <Content key={`${shown} ${card.id}`} kind={kind} card={card} />
    </Detail>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Walk = styled.div`
  display: flex;
`;
