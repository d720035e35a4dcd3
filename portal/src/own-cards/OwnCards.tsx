import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { SEARCH_MAX } from '@crewdock/contract/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import Coffee from 'lucide-react/icons/coffee';
import SearchX from 'lucide-react/icons/search-x';
import { type ReactNode, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useDebouncedInput } from '../ui/hooks/useDraft.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { LoadMore } from '../ui/patterns/LoadMore.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { NearItem } from '../ui/primitives/NearItem.tsx';
import { SearchField } from '../ui/primitives/SearchField.tsx';
import { WorkList } from '../ui/patterns/rows/Rows.ts';
import { RowsSkeleton } from '../ui/patterns/rows/RowsSkeleton.tsx';
import { Select } from '../ui/primitives/Select.tsx';
import { Switch } from '../ui/primitives/Switch.tsx';
import { Count } from '../ui/primitives/Count.tsx';
import { CARD_AREA_PAGES } from '../card-editor/places.ts';
import { updateCardActive } from './actions.ts';
import { OwnCardRow, type OwnRowActions, ownColumns } from './OwnRow.tsx';
import { type OwnCard, type OwnSort, type OwnCardsView, ownCardsQuery, getOwnCardSorts } from './queries.ts';
import { getLoadedItems } from '../query/pageItems.ts';
import { getTotalCount } from '../query/pages.ts';
import { RowNames } from '../ui/patterns/rows/rowNames.ts';
import { nameCards } from '../cards/cardNames.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';
import { Trans } from '../i18n/Trans.tsx';

interface Props {
  kind: CardKind;
  view: OwnCardsView;
  /** Accessible name of the list. */
  label: string;
  /** Shown when there are no cards, unless the list is filtered. */
  empty: ReactNode;
}

/** List of cards for their owner. Search and sort order are in the URL. */
export function OwnCards({ kind, view, label, empty }: Props) {
  const query = useInfiniteQuery({ ...ownCardsQuery(kind, view), placeholderData: sameList(kind, view) });
  const area = view.scope === 'own' ? 'my' : 'company';
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const change = (name: 'search' | 'sort' | 'waiting', value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const [draft, setDraft] = useDebouncedInput(view.search, (text) => change('search', text.trim()));
  const actions = useMemo<OwnRowActions>(
    () => ({
      copy(card) {
        void navigate(CARD_AREA_PAGES[area][KINDS[kind].market].copy(card.id));
      },
      setActive(card, isActive) {
        const rows = () => [...(list.current?.querySelectorAll('li') ?? [])];
        const at = rows().findIndex((row) => row.querySelector(`[data-card="${card.id}"]`));
        void updateCardActive(kind, card, isActive, { onUndo: () => list.current?.focus() });
        // Moves the focus, because the row was removed with its focused button.
        requestAnimationFrame(() => {
          const row = rows()[Math.min(at, rows().length - 1)];
          (row?.querySelector('a') ?? list.current)?.focus();
        });
      },
    }),
    [kind, area, navigate],
  );
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const cards = getLoadedItems(query.data);
  if (cards?.length === 0 && !view.search && !view.waiting) return empty;
  const waiting = query.data?.pages[0]!.counters?.waiting ?? 0;
  const sorts = getOwnCardSorts(view);
  const hasReplies = sorts.some(({ id }) => id === 'waiting');
  const hasSubtitle = kind === 'talent' || new Set(cards?.map(companyOf)).size > 1;
  return (
    <Frame ref={list} tabIndex={-1}>
      <Tools>
        <SearchField
          aria-label={t(messages.searchLabel, { list: label.toLowerCase() })}
          placeholder={t(messages.searchPlaceholder, { kind })}
          maxLength={SEARCH_MAX}
          value={draft}
          onChange={setDraft}
        />
        {hasReplies && (view.waiting || waiting > 0) && (
          <Switch isSelected={view.waiting} onChange={(isOn) => change('waiting', isOn ? '1' : '')}>
            {t(messages.needsReplySwitch)}
            <Count of={waiting} />
          </Switch>
        )}
        <Select
          label={t(messages.sortLabel)}
          value={view.sort}
          options={sorts.map((sort) => ({ ...sort, label: t(sort.label) }))}
          onChange={(sort: OwnSort) => change('sort', sort === sorts[0]!.id ? '' : sort)}
        />
      </Tools>
      {!cards ? (
        <RowsSkeleton />
      ) : cards.length === 0 && !view.search ? (
        <Message icon={<Coffee />} title={t(messages.noReplyTitle)}>
          <p>{t(messages.noReplyText)}</p>
          <Button onPress={() => change('waiting', '')}>{t(messages.showAllButton)}</Button>
        </Message>
      ) : cards.length === 0 ? (
        <Message icon={<SearchX />} title={t(messages.notFoundTitle, { kind })}>
          <p>
            <Trans message={messages.notFoundText} values={{ search: <UserText>{view.search}</UserText> }} />
          </p>
          <Button onPress={() => change('search', '')}>{t(messages.showAllButton)}</Button>
        </Message>
      ) : (
        <LoadMore query={query} shown={cards.length} total={getTotalCount(query.data)}>
          <WorkList $columns={ownColumns(kind, hasSubtitle)} aria-label={label} aria-busy={query.isPlaceholderData}>
            <RowNames value={nameCards(cards)}>
              {cards.map((card) => (
                <NearItem key={card.id}>
                  <OwnCardRow area={area} kind={kind} card={card} hasSubtitle={hasSubtitle} actions={actions} />
                </NearItem>
              ))}
            </RowNames>
          </WorkList>
        </LoadMore>
      )}
    </Frame>
  );
}

function companyOf(card: OwnCard): string | null {
  return 'company_name' in card ? card.company_name : null;
}

/**
 * Returns placeholder data: keeps the previous cards during a new search or sort, but never the cards of another list.
 */
function sameList(kind: CardKind, { scope, archive, drafts }: OwnCardsView) {
  return <T,>(data: T, before: { queryKey: readonly unknown[] } | undefined): T | undefined => {
    const [, ofKind, ofScope, ofArchive, ofDrafts] = before?.queryKey ?? [];
    return ofKind === kind && ofScope === scope && ofArchive === archive && ofDrafts === drafts ? data : undefined;
  };
}

const Frame = styled.div`
  outline: 0;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 4px 12px;

  > :first-child {
    flex: 1 1 240px;
  }
`;
