import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import { knownRate, rateLabel } from '@crewdock/sdk/cards/rate';
import type { CardKind } from '@crewdock/contract/kinds';
import { useQueryClient } from '@tanstack/react-query';
import Flame from 'lucide-react/icons/flame';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { CoveringLink, RowHead } from '../ui/primitives/CoveringLink.ts';
import { Avatar } from '../ui/primitives/Avatar.tsx';
import { Badge } from '../ui/primitives/Badge.tsx';
import { Monogram } from '../ui/primitives/Monogram.tsx';
import { NARROW } from '../ui/styles/screen.ts';
import { type AnyCard, getCardFacts, isTalent } from './facts.ts';
import { AppliedBadge } from './AppliedBadge.tsx';
import { cardQuery } from './queries.ts';
import { SkillTags } from './SkillTags.tsx';
import { VerifiedMark } from './VerifiedMark.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';

interface Props {
  kind: CardKind;
  card: AnyCard;
  /** URL of the list, for the back link of the card page. */
  from?: string;
  heading?: 'h2' | 'h3';
  /** Shown at the end of the row. */
  actions: ReactNode;
  /** Shown below the skills. */
  children?: ReactNode;
}

/** A card in a list. The whole row is a link; hovering or focusing the row prefetches the card. */
export function CardListRow({ kind, card, from, heading: Heading = 'h2', actions, children }: Props) {
  const queryClient = useQueryClient();
  const prefetch = () => void queryClient.prefetchQuery(cardQuery(kind, card.public_id));
  const title = isTalent(card) ? card.name : card.title;
  const subtitle = isTalent(card) ? card.title : card.company_name;
  return (
    <Row onPointerEnter={prefetch} onFocus={prefetch}>
      {isTalent(card) ? (
        <Avatar photo={card.photo} placeholder={card.placeholder} size={48} />
      ) : (
        <Monogram name={card.company_name ?? card.title} size={48} />
      )}
      <Words>
        <RowHead>
          <Heading>
            <CoveringLink to={card.path} state={from ? { from } : undefined} data-card={card.public_id}>
              <UserText>{title}</UserText>
            </CoveringLink>
          </Heading>
          {card.is_verified && <VerifiedMark />}
          {card.priority === 0 && (
            <Badge $tone="amber">
              <Flame aria-hidden="true" />
              {t(messages.hot)}
            </Badge>
          )}
          {!isTalent(card) && <AppliedBadge jobId={card.id} />}
          {subtitle && (
            <Subtitle>
              <UserText>{subtitle}</UserText>
            </Subtitle>
          )}
        </RowHead>
        {/* The date might differ in the server's time zone. */}
        <Changed dateTime={card.modified} title={shortDate(card.modified)} suppressHydrationWarning>
          {relativeDate(card.modified)}
        </Changed>
        <Facts>
          {getCardFacts(card).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <Rate $known={knownRate(card) !== null}>{rateLabel(card)}</Rate>
        </Facts>
        <SkillTags skills={card.skills} most={5} />
        {children}
        <Actions>{actions}</Actions>
      </Words>
    </Row>
  );
}

const Row = styled.article`
  position: relative;
  display: flex;
  gap: 16px;
  padding: 8px 20px;
  border-radius: var(--radius-card);
  transition: background-color var(--swift);

  &:hover {
    background: var(--sunken);
  }

  ${NARROW} {
    gap: 12px;
    padding: 12px;

    > :first-child {
      inline-size: 44px;
      block-size: 44px;
    }
  }
`;

/** Positioned above the link that covers the row; at the bottom of the row on a phone. */
const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  margin: -6px -10px -6px 8px;
  color: var(--muted);

  &:empty {
    display: none;
  }

  ${NARROW} {
    position: absolute;
    inset: auto 4px 10px auto;
    margin: 0;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > * {
    grid-column: 1 / -1;
  }

  > :nth-child(1) {
    grid-area: 1 / 1;
  }

  > time {
    grid-area: 1 / 2;
  }

  > ${Actions} {
    grid-area: 1 / 3;
  }

  ${NARROW} {
    > :nth-child(1) {
      grid-area: 1 / 1 / auto / -1;
    }

    > time {
      grid-area: 20 / 1 / auto / -1;
      padding: 8px 0 0;
    }
  }
`;

const Changed = styled.time`
  padding-inline-start: 16px;
  color: var(--muted);
  font-size: 0.8125rem;
  line-height: 1.5rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Subtitle = styled.p`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / 3;
  margin-block: 2px 6px;
  color: var(--muted);
  font-variant-numeric: tabular-nums;

  > li::after {
    margin-inline: 8px;
  }

  /* Dots separate the facts, except before the rate, which is aligned to the end. */
  > li:nth-last-child(n + 3)::after {
    content: '·' / '';
  }

  ${NARROW} {
    > li:not(:last-child)::after {
      content: '·' / '';
    }
  }
`;

/**
 * Aligned to the end, so that the rates of a list can be compared vertically. On a phone, it follows the other facts.
 */
const Rate = styled.li<{ $known: boolean }>`
  margin-inline-start: auto;
  ${({ $known }) => $known && 'color: var(--text); font-weight: 500;'}

  ${NARROW} {
    margin-inline-start: 0;
  }
`;
