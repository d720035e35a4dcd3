import { KINDS } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import Sparkles from 'lucide-react/icons/sparkles';
import { Fragment, type RefObject, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { nameCards } from '../cards/cardNames.ts';
import { formatCardCount } from '../cards/words.ts';
import { getLoadedItems } from '../query/pageItems.ts';
import { getTotalCount } from '../query/pages.ts';
import { groupByMode, GROUP_HEADINGS } from '../relations/groups.ts';
import { ProposeCardsDialog } from '../relations/ProposeCardsDialog.tsx';
import type { Own } from '../relations/queries.ts';
import { isApplicant } from '../session/rights.ts';
import { $session } from '../session/session.ts';
import { useWalk } from '../ui/hooks/useWalk.ts';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { type KeyHint, KeyHints } from '../ui/patterns/KeyHints.tsx';
import { LoadMore } from '../ui/patterns/LoadMore.tsx';
import { RowNames } from '../ui/patterns/rows/rowNames.ts';
import { GroupHeading, WorkList } from '../ui/patterns/rows/Rows.ts';
import { RowsSkeleton } from '../ui/patterns/rows/RowsSkeleton.tsx';
import { Button } from '../ui/primitives/Button.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { ListAndPanel } from '../ui/primitives/SidePanel.ts';
import { MatchDetail } from './MatchDetail.tsx';
import { MatchFilters } from './MatchFilters.tsx';
import { MatchRow, matchColumns } from './MatchRow.tsx';
import { type MatchedCard, matchesQuery } from './queries.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { hasFilters, useMatchesView } from './view.ts';

interface Props {
  own: Own;
  canPropose: boolean;
  /** The page's element: the keyboard shortcuts work only within it. */
  frame: RefObject<HTMLElement | null>;
  /** Prefix of the names of URL parameters when the list is in a side panel. */
  within?: string;
}

const NOTHING: readonly MatchedCard[] = [];

/**
 * A work list of the market's cards that match the user's card: grouped by matching mode, with filters, a selection to
 * propose several cards, and the reasons for a score in the side panel.
 */
export function Matches({ own, canPropose, frame, within = '' }: Props) {
  const { view, open, addressOf, change, clear, show } = useMatchesView(within);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [proposing, setProposing] = useState<readonly MatchedCard[] | null>(null);
  const query = useInfiniteQuery(matchesQuery(own.kind, own.id, view));
  const isApplying = isApplicant(own.kind, useStore($session));
  const { other } = KINDS[own.kind];
  const loaded = getLoadedItems(query.data);
  const groups = useMemo(() => groupByMode(loaded ?? NOTHING), [loaded]);
  const items = groups.flatMap((group) => group.items);
  const ids = useMemo(() => groups.flatMap((group) => group.items.map(({ card }) => card.id)), [groups]);
  const opened = items.find(({ card }) => card.id === open);
  const chosen = items.filter(({ card, relation }) => selected.has(card.id) && !relation);
  const total = getTotalCount(query.data);
  const isInPlace = within !== '';
  const select = (id: number, isOn: boolean) =>
    setSelected((before) => new Set(isOn ? [...before, id] : [...before].filter((each) => each !== id)));
  const leave = useWalk({
    frame,
    ids,
    open: opened?.card.id ?? null,
    onOpen: show,
    onEnd: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
    isAsking: proposing !== null,
    onKey(key, at) {
      const current = items[at];
      if (!canPropose || (key !== 'x' && key !== 'p')) return false;
      if (key === 'p' && chosen.length > 0) setProposing(chosen);
      else if (current && !current.relation) {
        if (key === 'p') setProposing([current]);
        else select(current.card.id, !selected.has(current.card.id));
      }
      return true;
    },
  });
  return (
    <Layout $isOpen={opened !== undefined} $isInPlace={isInPlace}>
      <section aria-label={t(messages.sectionName)}>
        <MatchFilters kind={other} view={view} onChange={change} />
        <Bar>
          <p role="status">{loaded && <strong>{formatCardCount(other, total)}</strong>}</p>
          {canPropose && !isInPlace && <KeyHints hints={getKeyHints(isApplying)} />}
        </Bar>
        {loaded ? (
          items.length > 0 ? (
            <LoadMore query={query} shown={items.length} total={total}>
              <WorkList $columns={matchColumns(other, opened !== undefined)} aria-label={formatCardCount(other, total)}>
                <RowNames value={nameCards(items.map(({ card }) => card))}>
                  {groups.map((group) => (
                    <Fragment key={group.mode}>
                      <GroupHeading data-group>
                        <h2>{t(GROUP_HEADINGS[group.mode])}</h2>
                      </GroupHeading>
                      {group.items.map((matched) => (
                        <li key={matched.card.id}>
                          <MatchRow
                            matched={matched}
                            isApplying={isApplying}
                            to={addressOf({ open: matched.card.id })}
                            isOpen={matched === opened}
                            isNarrow={opened !== undefined}
                            isSelected={selected.has(matched.card.id)}
                            onSelect={canPropose ? (isOn) => select(matched.card.id, isOn) : null}
                            onPropose={canPropose ? () => setProposing([matched]) : null}
                          />
                        </li>
                      ))}
                    </Fragment>
                  ))}
                </RowNames>
              </WorkList>
            </LoadMore>
          ) : (
            <Message icon={<Sparkles />} title={t(messages.emptyTitle)}>
              {hasFilters(view) ? (
                <>
                  <p>{t(messages.emptyFiltered)}</p>
                  <Button onPress={clear}>{t(messages.clearFiltersButton)}</Button>
                </>
              ) : view.matching === 'all' ? (
                <p>{t(messages.emptyMarket, { kind: other })}</p>
              ) : (
                <>
                  <p>{t(messages.emptyText)}</p>
                  <Button onPress={() => change({ matching: view.matching === 'recommended' ? 'all' : 'recommended' })}>
                    {t(view.matching === 'recommended' ? messages.showAllButton : messages.showRecommendedButton)}
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
        {chosen.length > 0 && (
          <SelectionBar
            kind={other}
            count={chosen.length}
            isApplying={isApplying}
            onPropose={() => setProposing(chosen)}
            onClear={() => setSelected(new Set())}
          />
        )}
      </section>
      {opened && (
        <MatchDetail
          own={own}
          matched={opened}
          isApplying={isApplying}
          onPropose={canPropose ? () => setProposing([opened]) : null}
          onClose={leave}
          isInPlace={isInPlace}
        />
      )}
      {proposing && (
        <ProposeCardsDialog
          own={own}
          cards={proposing.map(({ card }) => card)}
          onProposed={(proposed) => setSelected(new Set([...selected].filter((each) => !proposed.includes(each))))}
          onClose={() => setProposing(null)}
        />
      )}
    </Layout>
  );
}

function getKeyHints(isApplying: boolean): KeyHint[] {
  return [
    [['J', 'K'], t(messages.keyMove)],
    [['Enter'], t(messages.keyOpen)],
    [['X'], t(messages.keySelect)],
    [['P'], t(messages.keyPropose, { isApplying: String(isApplying) })],
  ];
}

const Layout = styled(ListAndPanel)`
  gap: 8px 28px;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 44px;
`;
