import { MARKET_PAGE_SIZE } from '@crewdock/contract/limits';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { CardRowList } from '../cards/CardList.tsx';
import { CardListRow } from '../cards/CardRow.tsx';
import { LoadingRows } from '../cards/CardRowSkeleton.tsx';
import { AddToList } from '../lists/add/AddToList.tsx';
import { Button } from '../ui/primitives/Button.tsx';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { ListChanged } from '../ui/patterns/ListChanged.tsx';
import { NARROW } from '../ui/styles/screen.ts';
import { MAX_PAGES, withPages } from './address.ts';
import { EmptyMarket } from './EmptyMarket.tsx';
import type { Market } from './useMarket.ts';
import { WhyItMatches } from './WhyItMatches.tsx';
import { formatCardCount } from '../cards/words.ts';
import { getLoadedItems } from '../query/pageItems.ts';
import { RowNames } from '../ui/patterns/rows/rowNames.ts';
import { nameCards } from '../cards/cardNames.ts';
import { formatCardRowName } from '../cards/facts.ts';

/** The results of a view, or the loading, error or empty state. */
export function Results({ market }: { market: Market }) {
  const { kind, view, first, more, here } = market;
  const list = useRef<HTMLOListElement>(null);
  const focusFrom = useFocusOnArrival(list, more.length, more.at(-1)?.isSuccess ?? false);
  if (first.isError && !first.data) return <ErrorState error={first.error} onRetry={() => void first.refetch()} />;
  if (!first.data) return <LoadingRows rows={8} />;
  if (first.data.total === 0) return <EmptyMarket market={market} costs={first.data.without} />;
  const pages = [first, ...more].flatMap(({ data }) => data ?? []);
  const cards = getLoadedItems({ pages })!;
  const failed = more.find((page) => page.isError);
  return (
    <>
      <List
        ref={list}
        id="results"
        tabIndex={-1}
        aria-busy={first.isPlaceholderData}
        aria-label={formatCardCount(kind, first.data.total)}
      >
        <RowNames value={nameCards(cards, formatCardRowName)}>
          {cards.map((card) => (
            <li key={card.id}>
              <CardListRow kind={kind} card={card} from={here} actions={<AddToList kind={kind} card={card} />}>
                <WhyItMatches view={view} card={card} facets={first.data.facets} />
              </CardListRow>
            </li>
          ))}
        </RowNames>
      </List>
      {more.some((page) => page.isPending && !page.isError) && <LoadingRows rows={4} />}
      {!first.isPlaceholderData && <ListChanged data={{ pages }} onRefresh={market.refresh} />}
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <More market={market} shown={cards.length} total={first.data.total} onPress={focusFrom} />
      )}
    </>
  );
}

/** Focuses the first new card after the next page of results has loaded. */
function useFocusOnArrival(list: React.RefObject<HTMLOListElement | null>, pages: number, arrived: boolean) {
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || !arrived) return;
    const card = list.current?.children[from.current];
    from.current = null;
    card?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, [list, pages, arrived]);
  return (index: number) => {
    from.current = index;
  };
}

interface MoreProps {
  market: Market;
  shown: number;
  total: number;
  onPress: (shown: number) => void;
}

function More({ market, shown, total, onPress }: MoreProps) {
  const last = market.more.at(-1) ?? market.first;
  if (last.data && last.data.cursor === undefined) return null;
  if (market.first.isPlaceholderData) return null;
  const rest = total - market.pages * MARKET_PAGE_SIZE;
  if (market.pages >= MAX_PAGES) {
    return <End>{t(messages.resultsLimit, { count: shown })}</End>;
  }
  // When all counted results are shown, the next page can contain only cards that have changed since then.
  const name = rest > 0 ? t(messages.showCountMore, { count: Math.min(rest, MARKET_PAGE_SIZE) }) : t(messages.showMore);
  return (
    <End>
      <Button
        $size="large"
        onPress={() => {
          onPress(shown);
          market.showMore();
        }}
      >
        {name}
      </Button>
      <WithoutScripts to={withPages(market.here, market.pages + 1)}>{name}</WithoutScripts>
      <span>{t(messages.shownOfTotal, { kind: market.kind, shown: formatNumber(shown), total })}</span>
    </End>
  );
}

const List = styled(CardRowList)`
  padding-block-start: 4px;
  outline: 0;

  /* Rows below a phone's first screen are laid out when they come near the viewport; the heights are estimates. */
  :root[data-at-top] & > :nth-child(n + 5) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 94px;

    ${NARROW} {
      contain-intrinsic-block-size: auto 222px;
    }
  }
`;

const WithoutScripts = styled(ButtonLink)`
  @media (scripting) {
    display: none;
  }
`;

const End = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding-block: 32px 16px;
  color: var(--muted);
  font-variant-numeric: tabular-nums;

  > button {
    @media (scripting: none) {
      display: none;
    }
  }
`;
