import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import CheckCheck from 'lucide-react/icons/check-check';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import Trash2 from 'lucide-react/icons/trash-2';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { getLoadedItems } from '../../query/pageItems.ts';
import { getTotalCount } from '../../query/pages.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { Checkbox } from '../../ui/primitives/Checkbox.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { ListHead, ListLayout } from '../../ui/patterns/ListLayout.ts';
import { LoadMore } from '../../ui/patterns/LoadMore.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { MessageButtons } from '../../ui/primitives/MessageButtons.ts';
import { MoreMenu } from '../../ui/patterns/MoreMenu.tsx';
import { NearItem } from '../../ui/primitives/NearItem.tsx';
import { RowsSkeleton } from '../../ui/patterns/rows/RowsSkeleton.tsx';
import { SearchField } from '../../ui/primitives/SearchField.tsx';
import { Select } from '../../ui/primitives/Select.tsx';
import { useDebouncedInput } from '../../ui/hooks/useDraft.ts';
import * as resourceMessages from '../messages.ts';
import { type OwnResourcesView, ownQuery } from '../queries.ts';
import { ResourceTabs } from '../ResourceTabs.tsx';
import { parseOwnResourcesView } from '../view.ts';
import { getResourceSortOptions, getResourceStatusOptions, nameResources, RESOURCE_SORT_IDS } from '../words.ts';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { DeleteAllDialog } from './DeleteAllDialog.tsx';
import * as messages from './messages.ts';
import { OwnResourceRow } from './OwnRow.tsx';
import { confirmAvailability, removeSome } from './useOwn.ts';
import { RowNames } from '../../ui/patterns/rows/rowNames.ts';

const getStatusOptions = (): { id: OwnResourcesView['status']; label: string }[] => [
  { id: '', label: t(messages.allStatuses) },
  ...getResourceStatusOptions(),
];

/** The user's resources, which can be edited in place, and added individually or by an import. */
export function MinePage() {
  const [params, setParams] = useSearchParams();
  const view = parseOwnResourcesView(params);
  const query = useInfiniteQuery({ ...ownQuery(view), placeholderData: keepPreviousData });
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [isDeletingAll, setDeletingAll] = useState(false);
  const change = (name: keyof OwnResourcesView, value: string) =>
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
  const rows = getLoadedItems(query.data);
  const total = getTotalCount(query.data);
  const isFiltered = view.search !== '' || view.status !== '';
  // Ignores selected resources that were deleted or are hidden by filters.
  const chosen = (rows ?? []).filter(({ uid }) => picked.has(uid)).map(({ uid }) => uid);
  const pick = (uid: string, isPicked: boolean) =>
    setPicked((before) => {
      const after = new Set(before);
      if (isPicked) after.add(uid);
      else after.delete(uid);
      return after;
    });
  return (
    <ListLayout>
      <ListHead>
        <h1>{t(messages.title)}</h1>
        <Ways>
          {rows && rows.length > 0 && (
            <MoreMenu
              isFramed
              label={t(messages.moreForAllMenu)}
              entries={[
                { label: t(messages.confirmAllEntry), icon: CheckCheck, run: () => void confirmAvailability() },
                { label: t(messages.deleteAllEntry), icon: Trash2, run: () => setDeletingAll(true) },
              ]}
            />
          )}
          <ButtonLink to="/available-resources/import">{t(messages.importButton)}</ButtonLink>
          <ButtonLink $kind="primary" to="/available-resources/create">
            <Plus aria-hidden="true" />
            {t(messages.addButton)}
          </ButtonLink>
        </Ways>
      </ListHead>
      <ResourceTabs />
      <Tools>
        <SearchField
          aria-label={t(messages.searchLabel)}
          placeholder={t(resourceMessages.searchPlaceholder)}
          maxLength={200}
          value={draft}
          onChange={setDraft}
        />
        <Select
          label={t(messages.statusLabel)}
          value={view.status}
          options={getStatusOptions()}
          onChange={(status) => change('status', status)}
        />
        <Select
          label={t(resourceMessages.sortLabel)}
          value={view.sortBy}
          options={getResourceSortOptions()}
          onChange={(sort) => change('sortBy', sort === RESOURCE_SORT_IDS[0] ? '' : sort)}
        />
      </Tools>
      {query.isError && !query.data ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !rows ? (
        <RowsSkeleton />
      ) : rows.length === 0 && isFiltered ? (
        <Message icon={<SearchX />} title={t(messages.noMatchesTitle)}>
          <Button onPress={() => setParams({})}>{t(messages.showAllButton)}</Button>
        </Message>
      ) : rows.length === 0 ? (
        <Message icon={<UsersRound />} title={t(messages.emptyTitle)}>
          <p>{t(messages.emptyText)}</p>
          <MessageButtons>
            <ButtonLink $kind="primary" to="/available-resources/create">
              {t(messages.addButton)}
            </ButtonLink>
            <ButtonLink to="/available-resources/import">{t(messages.importButton)}</ButtonLink>
          </MessageButtons>
        </Message>
      ) : (
        <>
          <Picked>
            <Checkbox
              isSelected={chosen.length === rows.length}
              isIndeterminate={chosen.length > 0 && chosen.length < rows.length}
              onChange={(isOn) => setPicked(new Set(isOn ? rows.map(({ uid }) => uid) : []))}
            >
              {chosen.length > 0
                ? t(messages.selectedCount, { count: formatNumber(chosen.length) })
                : t(resourceMessages.resourceCount, { count: total })}
            </Checkbox>
            {chosen.length > 0 && (
              <>
                <Button $size="small" onPress={() => void confirmAvailability(chosen)}>
                  {t(resourceMessages.stillFree)}
                </Button>
                <Button $size="small" onPress={() => void removeSome(chosen)}>
                  {t(messages.deleteSelectedButton)}
                </Button>
              </>
            )}
          </Picked>
          <LoadMore query={query} shown={rows.length} total={total}>
            <List aria-label={t(messages.listLabel)} aria-busy={query.isPlaceholderData}>
              <RowNames value={nameResources(rows)}>
                {rows.map((row) => (
                  <NearItem key={row.uid}>
                    <OwnResourceRow resource={row} isPicked={picked.has(row.uid)} onPick={pick} />
                  </NearItem>
                ))}
              </RowNames>
            </List>
          </LoadMore>
        </>
      )}
      {isDeletingAll && <DeleteAllDialog onClose={() => setDeletingAll(false)} />}
    </ListLayout>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 4px;

  > :first-child {
    flex: 1 1 240px;
  }
`;

const Picked = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-block-size: 44px;
  border-block-end: 1px solid var(--line);
`;

const List = styled.ul`
  > li + li {
    border-block-start: 1px solid var(--line);
  }

  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;
