import type { MassImport, MassImportAnswer } from '@crewdock/contract/mass-import';
import { useInfiniteQuery } from '@tanstack/react-query';
import FileSearch from 'lucide-react/icons/file-search';
import { useEffect, useRef } from 'react';
import { t } from '../../i18n/translate.ts';
import { queryClient } from '../../queryClient.ts';
import { getLoadedItems } from '../../query/pageItems.ts';
import { getTotalCount } from '../../query/pages.ts';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { LoadMore } from '../../ui/patterns/LoadMore.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { WorkList } from '../../ui/patterns/rows/Rows.ts';
import { RowsSkeleton } from '../../ui/patterns/rows/RowsSkeleton.tsx';
import { FILE_COLUMNS, FileEntry } from './FileEntry.tsx';
import * as messages from './messages.ts';
import { filesQuery } from './queries.ts';

interface Props {
  of: Pick<MassImport, 'uid' | 'kind'>;
  answer: MassImportAnswer | undefined;
  /** Number of processed files. A change refetches the rows. */
  settled: number;
}

/** The files of an import, one per row. */
export function ImportFiles({ of, answer, settled }: Props) {
  const query = useInfiniteQuery(filesQuery(of.uid, answer));
  const { refetch } = query;
  const before = useRef(settled);
  useEffect(() => {
    if (before.current === settled) return;
    before.current = settled;
    void refetch();
    // Drafts that the import created appear in the user's list of cards.
    void queryClient.invalidateQueries({ queryKey: ['own-cards'] });
  }, [settled, refetch]);
  const files = getLoadedItems(query.data);
  if (!files) {
    if (query.isError) return <ErrorState error={query.error} onRetry={() => void refetch()} />;
    return <RowsSkeleton rows={6} />;
  }
  if (files.length === 0) {
    return (
      <Message icon={<FileSearch />} title={t(messages.noMatchesTitle)}>
        <p>{t(answer ? messages.noFileWithResult : messages.noFiles)}</p>
      </Message>
    );
  }
  return (
    <LoadMore query={query} shown={files.length} total={getTotalCount(query.data)}>
      <WorkList $columns={FILE_COLUMNS} aria-label={t(messages.filesLabel)}>
        {files.map((file) => (
          <li key={file.number}>
            <FileEntry of={of} file={file} />
          </li>
        ))}
      </WorkList>
    </LoadMore>
  );
}
