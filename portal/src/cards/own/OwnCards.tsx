import type { MarketType } from '@crewdock/contract/market';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EyeOff, PauseCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../ui/Badge.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { CardList } from '../CardList.tsx';
import { CardRow } from '../CardRow.tsx';
import { CardRowSkeleton } from '../CardRowSkeleton.tsx';
import { type OwnView, ownCardsQuery } from './queries.ts';

interface Props {
  type: MarketType;
  view: OwnView;
  /** What the list is called. */
  label: string;
  /** Stands where there are no cards. */
  empty: ReactNode;
}

/** Cards as their owner sees them, with what keeps them from the market. */
export function OwnCards({ type, view, label, empty }: Props) {
  const query = useInfiniteQuery(ownCardsQuery(type, view));
  if (!query.data) {
    if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <div role="status" aria-label="Loading">
        {Array.from({ length: 4 }, (_, at) => (
          <CardRowSkeleton key={at} />
        ))}
      </div>
    );
  }
  const cards = query.data.pages.flatMap((page) => page.results);
  if (cards.length === 0) return empty;
  return (
    <LoadMore query={query} shown={cards.length} total={query.data.pages[0]!.count}>
      <CardList aria-label={label}>
        {cards.map((card) => (
          <li key={card.id}>
            <CardRow type={type} card={card}>
              {(card.is_on_hold || card.is_private) && (
                <Marks>
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
                </Marks>
              )}
            </CardRow>
          </li>
        ))}
      </CardList>
    </LoadMore>
  );
}

const Marks = styled.p`
  display: flex;
  gap: 6px;
  margin-block-start: 10px;
`;
