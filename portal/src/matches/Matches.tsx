import { KINDS } from '@crewdock/contract/kinds';
import type { MarketQuery } from '@crewdock/contract/market';
import { useStore } from '@nanostores/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CardList } from '../cards/CardList.tsx';
import { CardRow } from '../cards/CardRow.tsx';
import { LoadingRows } from '../cards/CardRowSkeleton.tsx';
import { countCards } from '../cards/words.ts';
import { AddToList } from '../lists/add/AddToList.tsx';
import { MATCHING_OPTIONS } from '../market/words.ts';
import { Explanation } from '../relations/Explanation.tsx';
import { MatchScore } from '../relations/MatchScore.tsx';
import type { Own } from '../relations/queries.ts';
import { ProposeOneDialog } from '../relations/ProposeOneDialog.tsx';
import { StatusBadge } from '../relations/StatusBadge.tsx';
import { applies } from '../session/rights.ts';
import { $session } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { Message } from '../ui/Message.tsx';
import { Select } from '../ui/Select.tsx';
import { type Matched, matchesQuery } from './queries.ts';
import { itemsOf, totalOf } from '../query/pages.ts';

/** What the market has for one's own card, how well it fits and why; proposed from here. */
export function Matches({ own, canPropose }: { own: Own; canPropose: boolean }) {
  const [matching, setMatching] = useState<MarketQuery['matching']>('recommended');
  const [proposing, setProposing] = useState<Matched | null>(null);
  const query = useInfiniteQuery(matchesQuery(own.kind, own.id, matching));
  const { other } = KINDS[own.kind];
  const isApplying = applies(own.kind, useStore($session));
  const items = itemsOf(query.data);
  const total = totalOf(query.data);
  return (
    <section aria-label="Matches">
      <Bar>
        <p role="status">{items && <strong>{countCards(other, total)}</strong>}</p>
        <Select label="Matching" value={matching} options={MATCHING_OPTIONS} onChange={setMatching} />
      </Bar>
      {items ? (
        items.length > 0 ? (
          <LoadMore query={query} shown={items.length} total={total}>
            <CardList aria-label={countCards(other, total)}>
              {items.map((matched) => (
                <li key={matched.card.id}>
                  <CardRow kind={other} card={matched.card} actions={<AddToList kind={other} card={matched.card} />}>
                    <Fit>
                      <Explanation {...pairOf(own, matched.card.id)}>
                        <MatchScore match={matched.match} />
                        {matched.relation ? (
                          <StatusBadge relation={matched.relation} />
                        ) : (
                          canPropose && (
                            <Propose
                              $size="small"
                              aria-label={`${isApplying ? 'Apply for' : 'Propose'} ${'name' in matched.card ? matched.card.name : matched.card.title}`}
                              onPress={() => setProposing(matched)}
                            >
                              {isApplying ? 'Apply…' : 'Propose…'}
                            </Propose>
                          )
                        )}
                      </Explanation>
                    </Fit>
                  </CardRow>
                </li>
              ))}
            </CardList>
          </LoadMore>
        ) : (
          <Message icon={<Sparkles />} title="No matches">
            {matching === 'all' ? (
              <p>The market has no {KINDS[other].nouns} yet. Look in again soon.</p>
            ) : (
              <>
                <p>Nothing in the market fits this strictly.</p>
                <Button onPress={() => setMatching(matching === 'recommended' ? 'all' : 'recommended')}>
                  {matching === 'recommended' ? 'Show all' : 'Show recommended ones'}
                </Button>
              </>
            )}
          </Message>
        )
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingRows rows={4} />
      )}
      {proposing && <ProposeOneDialog own={own} card={proposing.card} onClose={() => setProposing(null)} />}
    </section>
  );
}

function pairOf({ kind, id }: Own, otherId: number): { requestId: number; talentId: number } {
  return kind === 'request' ? { requestId: id, talentId: otherId } : { requestId: otherId, talentId: id };
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 44px;
`;

const Fit = styled.div`
  margin-block-start: 12px;
`;

/** Above the link that covers the row. */
const Propose = styled(Button)`
  position: relative;
  z-index: 1;
`;
