import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import { Archive, ArchiveRestore, Clock, Copy, EyeOff, PauseCircle, Pencil, PencilLine } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { CoveringLink, RowHead } from '../ui/CoveringLink.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Monogram } from '../ui/Monogram.tsx';
import { NARROW } from '../ui/screen.ts';
import { type Area, PLACES } from '../cards/editor/places.ts';
import { factsOf, isTalent, rateOf } from '../cards/facts.ts';
import { hiresOf } from '../relations/words.ts';
import { nameOf } from './actions.ts';
import type { OwnCard } from './queries.ts';

export interface RowActions {
  copy: (card: OwnCard) => void;
  setActive: (card: OwnCard, isActive: boolean) => void;
}

interface Props {
  area: Area;
  kind: CardKind;
  card: OwnCard;
  actions: RowActions;
}

/** A card as its owner sees it: what keeps it from the market, who waits, and what can be done with it. The row opens it. */
export const OwnRow = memo(function OwnRow({ area, kind, card, actions }: Props) {
  const places = PLACES[area][KINDS[kind].market];
  const name = nameOf(card);
  const subtitle = isTalent(card) ? card.title : card.company_name;
  return (
    <Row>
      {isTalent(card) ? (
        <Avatar photo={card.photo} placeholder={card.placeholder} size={44} />
      ) : (
        <Monogram name={card.company_name || name} size={44} />
      )}
      <Words>
        <RowHead>
          <h2>
            <CoveringLink to={places.card(card.id)}>{name}</CoveringLink>
          </h2>
          <StateMarks card={card} />
        </RowHead>
        {subtitle && <p>{subtitle}</p>}
        <Facts>
          {[...factsOf(card), rateOf(card)].filter(Boolean).join(' · ')}
          {' · '}
          <time dateTime={card.modified} title={shortDate(card.modified)}>
            changed {relativeDate(card.modified)}
          </time>
        </Facts>
      </Words>
      <Counts>
        {card.unconfirmed_relations && card.can.edit && (
          <Badge $tone="amber">
            <Clock aria-hidden="true" />
            Waits for you
          </Badge>
        )}
        <span>{relationsOf(card)}</span>
      </Counts>
      <Actions>
        {card.can.edit && (
          <>
            <Edit to={places.edit(card.id)} aria-label={`Edit ${name}`} title="Edit">
              <Pencil aria-hidden="true" />
            </Edit>
            <IconButton aria-label={`Copy ${name}`} onPress={() => actions.copy(card)}>
              <Copy />
            </IconButton>
            <IconButton
              aria-label={`${card.is_active ? 'Archive' : 'Restore'} ${name}`}
              onPress={() => actions.setActive(card, !card.is_active)}
            >
              {card.is_active ? <Archive /> : <ArchiveRestore />}
            </IconButton>
          </>
        )}
      </Actions>
    </Row>
  );
});

/** Why others don't see a card. */
export function StateMarks({ card }: { card: Pick<OwnCard, 'is_draft' | 'is_on_hold' | 'is_private'> }) {
  return (
    <>
      {card.is_draft && (
        <Badge $tone="amber">
          <PencilLine aria-hidden="true" />
          Draft
        </Badge>
      )}
      {card.is_on_hold && (
        <Badge $tone="amber">
          <PauseCircle aria-hidden="true" />
          On hold
        </Badge>
      )}
      {card.is_private && (
        <Badge $tone="amber">
          <EyeOff aria-hidden="true" />
          Private
        </Badge>
      )}
    </>
  );
}

function relationsOf(card: OwnCard): string {
  const { active_relations: active, inactive_relations: past } = card;
  if (active === 0 && past === 0) return 'No relations yet';
  return [hiresOf(card), `${active.toLocaleString('en-US')} active`, past > 0 && `${past.toLocaleString('en-US')} past`]
    .filter(Boolean)
    .join(' · ');
}

const Row = styled.article`
  position: relative;
  display: flex;
  align-items: center;
  gap: 16px;
  min-block-size: 84px;
  padding: 12px 20px;
  border-radius: var(--radius-card);
  transition: background-color var(--swift);

  &:hover {
    background: var(--sunken);
  }

  ${NARROW} {
    flex-wrap: wrap;
    gap: 6px 12px;
    padding: 12px;
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  ${NARROW} {
    flex-basis: calc(100% - 60px);
  }
`;

const Facts = styled.p`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;

const Counts = styled.div`
  display: grid;
  justify-items: end;
  gap: 4px;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${NARROW} {
    display: flex;
    flex: 1;
    flex-flow: row-reverse wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 4px 8px;
    padding-inline-start: 56px;
  }
`;

/** Above the link that covers the row; as wide without buttons, so that the counts stand in a column. */
const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  inline-size: 108px;
  color: var(--muted);

  ${NARROW} {
    &:empty {
      display: none;
    }
  }
`;

const Edit = styled(Link)`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: var(--radius);
  transition: background-color var(--swift);

  &:hover {
    background: color-mix(in oklab, currentColor 9%, transparent);
  }
`;
