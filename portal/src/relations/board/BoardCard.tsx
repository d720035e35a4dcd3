import type { CardKind } from '@crewdock/contract/kinds';
import { relativeDate } from '@crewdock/sdk/cards/date';
import Clock from 'lucide-react/icons/clock';
import GripVertical from 'lucide-react/icons/grip-vertical';
import StickyNote from 'lucide-react/icons/sticky-note';
import { useRef } from 'react';
import { useDrag } from 'react-aria/useDrag';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { isTalent, compactRate } from '../../cards/facts.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { MatchScore } from '../MatchScore.tsx';
import { getRelatedName } from '../moves.ts';
import type { Related } from '../queries.ts';
import { isAwaited } from '../words.ts';
import { type BoardColumnDefinition, RELATION } from './columns.ts';
import { MoveMenu } from './MoveMenu.tsx';
import { useTouchDrag } from './useTouchDrag.ts';
import { UserText, UserTexts } from '../../ui/primitives/UserText.tsx';
import { useRowName } from '../../ui/patterns/rows/rowNames.ts';
import * as messages from './messages.ts';
import { t } from '../../i18n/translate.ts';

export interface Dragging {
  /** Called with the dragged relation, and with null at the end. Columns then show whether they accept the relation. */
  onDrag: (related: Related | null) => void;
  /** Called with the column below the finger. */
  onOver: (column: string | null) => void;
  onMove: (related: Related, column: BoardColumnDefinition) => void;
}

interface Props {
  related: Related;
  /** Kind of the user's card. */
  own: CardKind;
  /** URL of the board with this relation open. */
  to: string;
  isOpen: boolean;
  columns: BoardColumnDefinition[];
  dragging: Dragging;
}

/**
 * A card on the board. It is dragged as a whole with the mouse, by its handle on touch screens and with the keyboard,
 * or moved by its menu.
 */
export function BoardCard({ related, own, to, isOpen, columns, dragging }: Props) {
  const { card_data: card, relation, match } = related;
  const article = useRef<HTMLElement>(null);
  const name = getRelatedName(related);
  const { onDrag, onOver, onMove } = dragging;
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [RELATION]: String(relation.id), 'text/plain': name }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => onDrag(related),
    onDragEnd: () => onDrag(null),
  });
  const touch = useTouchDrag(article, {
    onStart: () => onDrag(related),
    onOver,
    onEnd: (id) => {
      onOver(null);
      onDrag(null);
      const column = columns.find((each) => each.id === id);
      if (column) onMove(related, column);
    },
  });
  const rowName = useRowName(relation.id, name);
  const awaited = isAwaited(relation, own);
  return (
    <Frame
      {...dragProps}
      ref={article}
      data-row={relation.id}
      data-open={isOpen || undefined}
      data-dragging={isDragging || undefined}
    >
      <Head>
        <Grip {...touch}>
          <Button {...dragButtonProps} aria-label={t(messages.dragLabel, { name: rowName })}>
            <GripVertical aria-hidden="true" />
          </Button>
        </Grip>
        <Name to={to} replace={isOpen} draggable={false} preventScrollReset aria-current={isOpen ? 'true' : undefined}>
          <UserText>{name}</UserText>
        </Name>
        <Menu>
          <MoveMenu name={rowName} relation={relation} columns={columns} onMove={(column) => onMove(related, column)} />
        </Menu>
      </Head>
      <p>
        <UserTexts parts={[isTalent(card) ? card.title : card.company_name, compactRate(card)]} />
      </p>
      <Marks>
        <MatchScore match={match} isBrief />
        {relation.notes > 0 && (
          <span>
            <StickyNote aria-hidden="true" />
            {t(messages.noteCount, { count: relation.notes })}
          </span>
        )}
      </Marks>
      {awaited && (
        <Waiting>
          <Badge $tone="amber">
            <Clock aria-hidden="true" />
            {t(messages.needsYourReply)}
          </Badge>
          <p>{relativeDate(relation.modified)}</p>
        </Waiting>
      )}
      {relation.rt_rejection_reason && <p>{relation.rt_rejection_reason.label}</p>}
    </Frame>
  );
}

const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 4px;
  padding: 8px 10px 10px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  cursor: grab;

  &:hover {
    border-color: var(--control);
  }

  &[data-open] {
    background: color-mix(in oklab, var(--accent) 10%, var(--surface));
  }

  &[data-dragging] {
    opacity: 0.5;
  }

  /* While dragged by touch. */
  &[style*='translate'] {
    z-index: 3;
    box-shadow: var(--shadow);
  }

  > p {
    color: var(--muted);
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px;
  inline-size: 100%;
`;

/** Stacked above the link that covers the card. */
const Grip = styled.span`
  position: relative;
  z-index: 1;
  display: grid;
  margin-inline-start: -6px;
  touch-action: none;

  > button {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: var(--radius);
    background: transparent;
    color: var(--muted);
    cursor: grab;

    && {
      touch-action: none;
    }

    > .lucide {
      inline-size: 16px;
      block-size: 16px;
    }

    @media (pointer: coarse) {
      inline-size: 44px;
      block-size: 44px;
    }
  }
`;

const Name = styled(Link)`
  font-weight: 500;
  text-decoration: none;
  overflow-wrap: anywhere;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
  }

  &:focus-visible {
    outline: 0;
  }

  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;

const Menu = styled.div`
  position: relative;
  z-index: 1;
  margin-inline-end: -4px;
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;

  > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--muted);
    font-size: 0.8125rem;

    > .lucide {
      inline-size: 13px;
      block-size: 13px;
    }
  }
`;

const Waiting = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;

  > p {
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;
