import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import ListPlus from 'lucide-react/icons/list-plus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { rememberRoute } from '../session/defaultRoutes.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { ListHead, ListLayout } from '../ui/patterns/ListLayout.ts';
import { LoadMore } from '../ui/patterns/LoadMore.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { WorkList } from '../ui/patterns/rows/Rows.ts';
import { RowsSkeleton } from '../ui/patterns/rows/RowsSkeleton.tsx';
import { Tabs } from '../ui/primitives/Tabs.tsx';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import { BrowseMarket } from './BrowseMarket.tsx';
import { LIST_COLUMNS, ListOverviewRow } from './ListRow.tsx';
import { NameDialog } from './NameDialog.tsx';
import { myListsQuery } from './queries.ts';
import { useFocusAfter } from './useFocusAfter.ts';
import { getLoadedItems } from '../query/pageItems.ts';
import { getTotalCount } from '../query/pages.ts';
import { RowNames } from '../ui/patterns/rows/rowNames.ts';
import { nameLists } from './words.ts';

export function ListsPage({ archive }: { archive: boolean }) {
  const [isNaming, setNaming] = useState(false);
  const counters = useCounters(archive);
  useEffect(() => rememberRoute('myCrewdockDefaultRoute', 'my-lists'), []);
  return (
    <ListLayout>
      <ListHead>
        <h1>
          {t(messages.myLists)}
          {archive && <VisuallyHidden>{t(messages.archivedHeading)}</VisuallyHidden>}
        </h1>
        <Button $kind="primary" onPress={() => setNaming(true)}>
          <Plus aria-hidden="true" />
          {t(messages.newButton)}
        </Button>
      </ListHead>
      <Tabs
        label={t(messages.myLists)}
        tabs={[
          { to: '/my/lists', label: t(messages.activeTab), count: counters?.active },
          { to: '/my/lists/archive', label: t(messages.archiveTab), count: counters?.archive },
        ]}
      />
      <Lists archive={archive} />
      {isNaming && <NameDialog onClose={() => setNaming(false)} />}
    </ListLayout>
  );
}

/**
 * Returns the counters of both tabs, which each tab's query contains. While this tab loads, uses the other tab's query.
 */
function useCounters(archive: boolean) {
  const { data } = useInfiniteQuery(myListsQuery(archive));
  const other = useQueryClient().getQueryData(myListsQuery(!archive).queryKey);
  return (data ?? other)?.pages[0]?.counters;
}

function Lists({ archive }: { archive: boolean }) {
  const query = useInfiniteQuery(myListsQuery(archive));
  const lists = getLoadedItems(query.data);
  const rows = useFocusAfter(lists?.length ?? 0);
  if (!query.data || !lists) {
    if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
    return <RowsSkeleton rows={4} />;
  }
  if (lists.length === 0) return archive ? <NothingArchived /> : <NothingYet />;
  return (
    <LoadMore query={query} shown={lists.length} total={getTotalCount(query.data)}>
      <WorkList {...rows} $columns={LIST_COLUMNS} aria-label={t(archive ? messages.archivedLists : messages.myLists)}>
        <RowNames value={nameLists(lists)}>
          {lists.map((list) => (
            <li key={list.id}>
              <ListOverviewRow list={list} />
            </li>
          ))}
        </RowNames>
      </WorkList>
    </LoadMore>
  );
}

function NothingYet() {
  return (
    <Message icon={<ListPlus />} title={t(messages.noListsTitle)}>
      <p>{t(messages.noListsText)}</p>
      <BrowseMarket />
    </Message>
  );
}

function NothingArchived() {
  return (
    <Message icon={<Archive />} title={t(messages.noArchivedTitle)}>
      <p>{t(messages.noArchivedText)}</p>
      <ButtonLink to="/my/lists">{t(messages.activeListsLink)}</ButtonLink>
    </Message>
  );
}
