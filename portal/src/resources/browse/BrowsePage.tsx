import { useInfiniteQuery, keepPreviousData } from '@tanstack/react-query';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import SearchX from 'lucide-react/icons/search-x';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { ActiveChips } from '../../market/ActiveChips.tsx';
import { activeValues } from '../../market/activeValues.ts';
import { FilterAside } from '../../market/filters/FilterAside.tsx';
import { FilterRail } from '../../market/filters/FilterRail.tsx';
import { PlainForm, plainField } from '../../market/filters/PlainForm.tsx';
import { getLoadedItems } from '../../query/pageItems.ts';
import { getTotalCount } from '../../query/pages.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { ListHead, ListLayout } from '../../ui/patterns/ListLayout.ts';
import { LoadMore } from '../../ui/patterns/LoadMore.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { NearItem } from '../../ui/primitives/NearItem.tsx';
import { WorkList } from '../../ui/patterns/rows/Rows.ts';
import { RowsSkeleton } from '../../ui/patterns/rows/RowsSkeleton.tsx';
import { MOBILE, MOBILE_SCRIPTED } from '../../ui/styles/screen.ts';
import { SearchField } from '../../ui/primitives/SearchField.tsx';
import { Select } from '../../ui/primitives/Select.tsx';
import Sheet from '../../ui/primitives/Sheet.tsx';
import { useChosen } from '../../ui/hooks/useChosen.ts';
import { useDebouncedInput } from '../../ui/hooks/useDraft.ts';
import * as resourceMessages from '../messages.ts';
import { browseQuery } from '../queries.ts';
import { ResourceTabs } from '../ResourceTabs.tsx';
import { getActiveTerms } from '../termFilters.ts';
import { parseResourceView } from '../view.ts';
import { getResourceSortOptions, nameResources } from '../words.ts';
import { ContactDialog } from './ContactDialog.tsx';
import * as messages from './messages.ts';
import { COLUMNS, ResourceListRow } from './ResourceRow.tsx';
import { shareResourceView } from './share.ts';
import { SubscribeToResources } from './SubscribeToResources.tsx';
import { TermFilterSections } from './TermFilters.tsx';
import { asMarket, useView } from './useView.ts';
import { RowNames } from '../../ui/patterns/rows/rowNames.ts';

/** Page of available resources: people who can be placed now, with filters, contact form and email alerts. */
export function BrowsePage() {
  const { view, change } = useView();
  const query = useInfiniteQuery({ ...browseQuery(view), placeholderData: keepPreviousData });
  const [asked, setAsked] = useState<{ uid: string; name: string } | null>(null);
  const [isSubscribing, setSubscribing] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [draft, setDraft] = useDebouncedInput(view.search ?? '', (text) =>
    change((from) => ({ ...from, search: text.trim() || undefined }), 'type'),
  );
  const [order, chooseOrder] = useChosen(view.sortBy, (sortBy) => change((from) => ({ ...from, sortBy })));
  const facets = query.data?.pages[0]?.facets ?? null;
  const market = asMarket(view, facets, change);
  const terms = getActiveTerms(view);
  const values = [...activeValues('talent', market.view, market.first.data?.facets ?? null), ...terms];
  const clear = () => change(() => parseResourceView(''));
  const rows = getLoadedItems(query.data);
  const total = getTotalCount(query.data);
  const filters = (
    <FilterRail market={market} only={FILTERS} hasMore={terms.length > 0} onClear={clear}>
      {facets && <TermFilterSections view={view} facets={facets} change={change} />}
    </FilterRail>
  );
  return (
    <ListLayout>
      <PlainForm action="/available-resources" />
      <ListHead>
        <h1>{t(messages.title)}</h1>
        <Button onPress={() => setSubscribing(true)} aria-label={t(messages.alertsTitle)}>
          <Mail aria-hidden="true" />
          {t(messages.alertsButton)}
        </Button>
      </ListHead>
      <ResourceTabs />
      <Columns>
        <FilterAside>{filters}</FilterAside>
        <section>
          <SearchField
            {...plainField('search')}
            size="large"
            aria-label={t(messages.searchLabel)}
            placeholder={t(resourceMessages.searchPlaceholder)}
            maxLength={200}
            value={draft}
            onChange={setDraft}
          />
          <Bar>
            <strong role="status">
              {query.data ? t(resourceMessages.resourceCount, { count: total }) : t(messages.loading)}
            </strong>
            <FilterButton onPress={() => setSheetOpen(true)} aria-haspopup="dialog">
              <SlidersHorizontal aria-hidden="true" />
              {values.length > 0
                ? t(messages.activeFiltersButton, { count: values.length })
                : t(messages.filtersButton)}
            </FilterButton>
            <Select
              label={t(resourceMessages.sortLabel)}
              {...plainField('sortBy')}
              value={order}
              options={getResourceSortOptions()}
              onChange={chooseOrder}
            />
            <Button onPress={() => shareResourceView(view)} aria-label={t(messages.shareButtonName)}>
              <Link2 aria-hidden="true" />
              {t(messages.shareButton)}
            </Button>
          </Bar>
          <ActiveChips values={values} change={market.change} onClear={clear} />
          {query.isError && !query.data ? (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          ) : !rows ? (
            <RowsSkeleton />
          ) : rows.length === 0 ? (
            <Message icon={<SearchX />} title={t(values.length > 0 ? messages.noMatchesTitle : messages.emptyTitle)}>
              <p>{t(messages.emptyText)}</p>
              {values.length > 0 && <Button onPress={clear}>{t(messages.clearAllFilters)}</Button>}
            </Message>
          ) : (
            <LoadMore query={query} shown={rows.length} total={total}>
              <WorkList $columns={COLUMNS} aria-label={t(messages.listLabel)} aria-busy={query.isPlaceholderData}>
                <RowNames value={nameResources(rows)}>
                  {rows.map((row) => (
                    <NearItem key={row.uid}>
                      <ResourceListRow resource={row} onContact={() => setAsked(row)} />
                    </NearItem>
                  ))}
                </RowNames>
              </WorkList>
            </LoadMore>
          )}
        </section>
      </Columns>
      <Sheet
        title={t(messages.filtersTitle)}
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        footer={
          <Button $kind="primary" $size="large" onPress={() => setSheetOpen(false)}>
            {t(messages.showCountButton, { count: total })}
          </Button>
        }
      >
        {filters}
      </Sheet>
      {asked && <ContactDialog resource={asked} onClose={() => setAsked(null)} />}
      <SubscribeToResources view={view} values={values} isOpen={isSubscribing} onClose={() => setSubscribing(false)} />
    </ListLayout>
  );
}

/** Filters shown in addition to the filters shared by all filter columns. */
const FILTERS = ['availability'] as const;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 260px minmax(0, 1fr);
  gap: 12px 40px;
  padding-block-start: 8px;

  ${MOBILE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding-block: 12px;

  > strong {
    flex: 1 1 160px;
    font-weight: 600;
  }
`;

const FilterButton = styled(Button)`
  display: none;

  ${MOBILE_SCRIPTED} {
    display: inline-flex;
  }
`;
