import { useInfiniteQuery } from '@tanstack/react-query';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Upload from 'lucide-react/icons/upload';
import { t } from '../../i18n/translate.ts';
import { getLoadedItems } from '../../query/pageItems.ts';
import { getTotalCount } from '../../query/pages.ts';
import { ResourceTabs } from '../../resources/ResourceTabs.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { ListHead, ListLayout } from '../../ui/patterns/ListLayout.ts';
import { LoadMore } from '../../ui/patterns/LoadMore.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { WorkList } from '../../ui/patterns/rows/Rows.ts';
import { RowsSkeleton } from '../../ui/patterns/rows/RowsSkeleton.tsx';
import { TABLE_IMPORT_COLUMNS, TableImportEntry } from './ImportEntry.tsx';
import * as messages from './messages.ts';
import { importsQuery } from './queries.ts';

/** All imports with their results and links to their reports. */
export function ImportsPage() {
  const query = useImports();
  return (
    <ListLayout>
      <ListHead>
        <h1>{t(messages.listTitle)}</h1>
        <ButtonLink to="/available-resources/import" $kind="primary">
          <Upload aria-hidden="true" />
          {t(messages.importButton)}
        </ButtonLink>
      </ListHead>
      <ResourceTabs imports={query.data && getTotalCount(query.data)} />
      <Imports query={query} />
    </ListLayout>
  );
}

function Imports({ query }: { query: ReturnType<typeof useImports> }) {
  const imports = getLoadedItems(query.data);
  if (!imports) {
    if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
    return <RowsSkeleton rows={4} />;
  }
  if (imports.length === 0) {
    return (
      <Message icon={<FileSpreadsheet />} title={t(messages.emptyTitle)}>
        <p>{t(messages.emptyText)}</p>
        <ButtonLink to="/available-resources/import">{t(messages.importFileButton)}</ButtonLink>
      </Message>
    );
  }
  return (
    <LoadMore query={query} shown={imports.length} total={getTotalCount(query.data)}>
      <WorkList $columns={TABLE_IMPORT_COLUMNS} aria-label={t(messages.importsLabel)}>
        {imports.map((now) => (
          <li key={now.uid}>
            <TableImportEntry uid={now.uid} found={now} />
          </li>
        ))}
      </WorkList>
    </LoadMore>
  );
}

function useImports() {
  return useInfiniteQuery(importsQuery);
}
