import type { Relation } from '@crewdock/contract/relations';
import { KINDS } from '@crewdock/contract/kinds';
import { relativeDate } from '@crewdock/sdk/cards/date';
import { Clock, StickyNote } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { factsOf, isTalent, kindOfCard, rateOf } from '../cards/facts.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Monogram } from '../ui/Monogram.tsx';
import { NARROW } from '../ui/screen.ts';
import { MatchScore } from './MatchScore.tsx';
import { RelationMoves } from './RelationMoves.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { isAwaited } from './words.ts';
import type { RelationActions } from './useActions.ts';
import type { Related } from './queries.ts';

interface Props {
  related: Related;
  /** Its own address: the list with this one open. */
  to: string;
  isOpen: boolean;
  /** One is open beside the list: it has the buttons, and opening another takes its place in the history. */
  isNarrow: boolean;
  actions: RelationActions;
}

/** A card that is linked with one's own. The row opens it; what can be done at once stands in it. */
export const RelationRow = memo(function RelationRow({ related, to, isOpen, isNarrow, actions }: Props) {
  const { card_data: card, relation, match } = related;
  return (
    <Row data-row={relation.id} data-open={isOpen || undefined}>
      {isTalent(card) ? (
        <Avatar photo={card.photo} placeholder={card.placeholder} size={44} />
      ) : (
        <Monogram name={card.company_name ?? card.title} size={44} />
      )}
      <Words>
        <Name to={to} replace={isNarrow} preventScrollReset aria-current={isOpen ? 'true' : undefined}>
          {isTalent(card) ? card.name : card.title}
        </Name>
        <span>
          {[isTalent(card) ? card.title : card.company_name, ...factsOf(card), rateOf(card)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <Marks>
          <StatusBadge relation={relation} />
          {isAwaited(relation, KINDS[kindOfCard(card)].other) && (
            <Badge $tone="amber">
              <Clock aria-hidden="true" />
              Waits for you · {relativeDate(relation.modified)}
            </Badge>
          )}
          {relation.notes > 0 && (
            <NotesMark>
              <StickyNote aria-hidden="true" />
              {relation.notes === 1 ? '1 note' : `${relation.notes.toLocaleString('en-US')} notes`}
            </NotesMark>
          )}
          {relation.rt_rejection_reason && <small>{relation.rt_rejection_reason.label}</small>}
          {isEnded(relation) && relation.proceed && <small>after {relation.proceed.reason.label.toLowerCase()}</small>}
        </Marks>
      </Words>
      <Score>
        <MatchScore match={match} isBrief />
      </Score>
      {!isNarrow && (
        <Buttons>
          <RelationMoves related={related} actions={actions} size="small" />
        </Buttons>
      )}
    </Row>
  );
});

function isEnded({ status }: Relation): boolean {
  return status === 'rejected' || status === 'archived';
}

const Row = styled.article`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 12px;
  border-radius: var(--radius-card);

  &:hover {
    background: var(--sunken);
  }

  &[data-open] {
    background: color-mix(in oklab, var(--accent) 10%, var(--surface));
  }

  ${NARROW} {
    flex-wrap: wrap;
    gap: 8px 12px;
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: 1px;
  min-inline-size: 0;

  > span {
    color: var(--muted);
    overflow-wrap: anywhere;
  }
`;

const Name = styled(Link)`
  inline-size: fit-content;
  max-inline-size: 100%;
  font-weight: 500;
  text-decoration: none;
  overflow-wrap: anywhere;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }

  &:focus-visible {
    outline: 0;
  }

  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;

const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  margin-block-start: 3px;
  color: var(--muted);

  > small {
    font-size: 0.8125rem;
  }
`;

const NotesMark = styled.small`
  display: inline-flex;
  align-items: center;
  gap: 4px;

  > .lucide {
    inline-size: 13px;
    block-size: 13px;
  }
`;

const Score = styled.div`
  inline-size: 136px;

  ${NARROW} {
    inline-size: auto;
  }
`;

/** Above the link that covers the row; as wide as its widest, so that the scores stand in a column. */
const Buttons = styled.div`
  position: relative;
  z-index: 1;
  inline-size: 204px;

  ${NARROW} {
    inline-size: 100%;
    padding-inline-start: 56px;

    &:empty {
      display: none;
    }
  }
`;
