import { KINDS } from '@crewdock/contract/kinds';
import type { MarketQuery } from '@crewdock/contract/market';
import { useInfiniteQuery } from '@tanstack/react-query';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { formatCardCount } from '../cards/words.ts';
import { getMatchingOptions } from '../market/words.ts';
import type { Own } from '../relations/queries.ts';
import { ProposeOneDialog } from '../relations/ProposeOneDialog.tsx';
import { Button } from '../ui/primitives/Button.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { LoadMore } from '../ui/patterns/LoadMore.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { WorkList } from '../ui/patterns/rows/Rows.ts';
import { RowsSkeleton } from '../ui/patterns/rows/RowsSkeleton.tsx';
import { Select } from '../ui/primitives/Select.tsx';
import { MatchRow, matchColumns } from './MatchRow.tsx';
import { type MatchedCard, matchesQuery } from './queries.ts';
import { getLoadedItems } from '../query/pageItems.ts';
import { getTotalCount } from '../query/pages.ts';
import { RowNames } from '../ui/patterns/rows/rowNames.ts';
import { nameCards } from '../cards/cardNames.ts';

/** Cards of the market that match the user's card, with scores and reasons. The user can propose them. */
export function Matches({ own, canPropose }: { own: Own; canPropose: boolean }) {
  const [matching, setMatching] = useState<MarketQuery['matching']>('recommended');
  const [proposing, setProposing] = useState<MatchedCard | null>(null);
  const query = useInfiniteQuery(matchesQuery(own.kind, own.id, matching));
  const { other } = KINDS[own.kind];
  const items = getLoadedItems(query.data);
  const total = getTotalCount(query.data);
  return (
    <section aria-label={t(messages.sectionName)}>
      <Bar>
        <p role="status">{items && <strong>{formatCardCount(other, total)}</strong>}</p>
        <Select
          label={t(messages.matchingLabel)}
          value={matching}
          options={getMatchingOptions()}
          onChange={setMatching}
        />
      </Bar>
      {items ? (
        items.length > 0 ? (
          <LoadMore query={query} shown={items.length} total={total}>
            <WorkList $columns={matchColumns(other)} aria-label={formatCardCount(other, total)}>
              <RowNames value={nameCards(items.map(({ card }) => card))}>
                {items.map((matched) => (
                  <li key={matched.card.id}>
                    <MatchRow own={own} matched={matched} onPropose={canPropose ? () => setProposing(matched) : null} />
                  </li>
                ))}
              </RowNames>
            </WorkList>
          </LoadMore>
        ) : (
          <Message icon={<Sparkles />} title={t(messages.emptyTitle)}>
            {matching === 'all' ? (
              <p>{t(messages.emptyMarket, { kind: other })}</p>
            ) : (
              <>
                <p>{t(messages.emptyText)}</p>
                <Button onPress={() => setMatching(matching === 'recommended' ? 'all' : 'recommended')}>
                  {t(matching === 'recommended' ? messages.showAllButton : messages.showRecommendedButton)}
                </Button>
              </>
            )}
          </Message>
        )
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
      {proposing && <ProposeOneDialog own={own} card={proposing.card} onClose={() => setProposing(null)} />}
    </section>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 44px;
`;
