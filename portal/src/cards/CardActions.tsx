import type { MarketType } from '@crewdock/contract/market';
import { ArrowLeft, ChevronLeft, ChevronRight, Link2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { MOBILE, NARROW } from '../ui/screen.ts';
import { type Card, rateOf } from './facts.ts';
import { shareCard } from './share.ts';
import type { CardList } from './useCardList.ts';

interface Props {
  type: MarketType;
  card: Card;
  list: CardList | null;
}

/** What one can do with a card: beside it, or at the bottom of a phone. */
export function CardActions({ type, card, list }: Props) {
  const navigate = useNavigate();
  const rate = rateOf(card);
  return (
    <Bar aria-label="Actions">
      <Back
        to={list?.from ?? `/market/${type}`}
        onClick={(event) => {
          // One step back is the list itself, at its scroll position.
          if (!list || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <ArrowLeft aria-hidden="true" />
        <span>{type === 'talents' ? 'All talents' : 'All jobs'}</span>
      </Back>
      {rate && <Rate>{rate}</Rate>}
      <Share $kind="primary" onPress={() => shareCard(card)}>
        <Link2 aria-hidden="true" />
        <span>Share</span>
      </Share>
      {list?.place && (
        <Steps aria-label="Neighbours in the list">
          <Step list={list} to="previous" />
          <span>
            {list.place.at.toLocaleString('en-US')} of {list.place.of.toLocaleString('en-US')}
          </span>
          <Step list={list} to="next" />
        </Steps>
      )}
    </Bar>
  );
}

/** Replaces the card, so that one step back is still the list. */
function Step({ list, to }: { list: CardList; to: 'previous' | 'next' }) {
  const neighbour = list[to];
  const Icon = to === 'previous' ? ChevronLeft : ChevronRight;
  const label = to === 'previous' ? 'Previous' : 'Next';
  if (!neighbour) {
    return (
      <End role="link" aria-disabled="true" aria-label={label}>
        <Icon aria-hidden="true" />
      </End>
    );
  }
  return (
    <Neighbour to={neighbour.card.path} replace state={{ from: neighbour.from }} aria-label={label} title={label}>
      <Icon aria-hidden="true" />
    </Neighbour>
  );
}

const Bar = styled.aside`
  position: sticky;
  inset-block-start: 24px;
  display: grid;
  gap: 12px;
  align-self: start;

  ${MOBILE} {
    position: fixed;
    inset: auto 0 0;
    z-index: 5;
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 12px 24px calc(12px + env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--line);
    background: var(--surface);
  }

  ${NARROW} {
    gap: 8px;
    padding-inline: 12px;
  }
`;

const Back = styled(Link)`
  margin-inline-end: auto;
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 8px;
  min-block-size: 36px;
  border-radius: var(--radius);
  color: var(--muted);
  font-weight: 500;
  text-decoration: none;
  transition: color var(--swift);

  &:hover {
    color: var(--text);
  }

  ${NARROW} {
    inline-size: 36px;
    justify-content: center;

    > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const Rate = styled.p`
  padding-block: 4px;
  font-size: 1.25rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;

  ${MOBILE} {
    padding-block: 0;
    font-size: 1rem;
    line-height: 1.2;
  }
`;

const Share = styled(Button)`
  ${MOBILE} {
    order: 1;
  }

  ${NARROW} {
    padding-inline: 10px;

    > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const Steps = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  color: var(--muted);
  font-variant-numeric: tabular-nums;

  ${NARROW} {
    > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const Neighbour = styled(ButtonLink)`
  inline-size: 36px;
  padding: 0;
  color: var(--text);
`;

const End = styled.span`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  opacity: 0.5;
`;
