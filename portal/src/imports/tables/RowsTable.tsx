import type { Import, ImportRowsShown } from '@crewdock/contract/imports';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import Rows3 from 'lucide-react/icons/rows-3';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { getLoadedItems } from '../../query/pageItems.ts';
import { getTotalCount } from '../../query/pages.ts';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import * as messages from './messages.ts';
import { fieldsQuery, importRowsQuery } from './queries.ts';
import { SheetFrame } from './SheetFrame.ts';
import { ImportTableRow } from './TableRow.tsx';
import { getColumnLetters } from './words.ts';

interface Props {
  now: Import;
  show: ImportRowsShown;
}

const ROW_PX = 37;
/** Number of rows before the end at which the next page is fetched. */
const AHEAD = 40;

/** All rows with result and faults; virtualized. */
export function RowsTable({ now, show }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const query = useInfiniteQuery(importRowsQuery(now.uid, show));
  const { data: fields = [] } = useQuery(fieldsQuery);
  const rows = getLoadedItems(query.data) ?? [];
  // The virtualizer's results change on every render, and no code here memoizes them.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (last > rows.length - AHEAD && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [last, rows.length, hasNextPage, isFetching, isError, fetchNextPage]);
  if (!query.data) {
    if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
    return <Skeleton $height={320} />;
  }
  if (rows.length === 0) {
    return (
      <Message icon={<Rows3 />} title={t(messages.noMatchesTitle)}>
        <p>{t(show === 'faulty' || show === 'error' ? messages.noFaults : messages.noRowWithResult)}</p>
      </Message>
    );
  }
  const columns = (now.mapping?.fields ?? []).flatMap((field, column) => (field ? [{ field, column }] : []));
  const made = getMadeFields(now.mapping);
  const labelOf = new Map(fields.map(({ key, label }) => [key, label]));
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <Frame ref={frame} role="region" tabIndex={0} aria-label={t(messages.rowsLabel)}>
      <table aria-rowcount={getTotalCount(query.data) + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t(messages.rowHeader)}</th>
            <th scope="col">{t(messages.resultHeader)}</th>
            {made.map((field) => (
              <th key={field} scope="col">
                {labelOf.get(field)}
              </th>
            ))}
            {columns.map(({ field, column }) => (
              <th key={column} scope="col">
                {labelOf.get(field) ?? getColumnLetters(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr aria-hidden="true" style={{ blockSize: above }} />}
          {items.map(({ index }) => (
            <ImportTableRow
              key={rows[index]!.number}
              ref={virtual.measureElement}
              index={index}
              now={now}
              row={rows[index]!}
              columns={columns}
              made={made}
              show={show}
            />
          ))}
          {below > 0 && <tr aria-hidden="true" style={{ blockSize: below }} />}
        </tbody>
      </table>
      {query.isFetchNextPageError && <ErrorState error={query.error} onRetry={() => void query.fetchNextPage()} />}
    </Frame>
  );
}

/** Returns name and title if the mapping makes them and no column shows them. */
function getMadeFields(mapping: Import['mapping']): ('name' | 'title')[] {
  const { fields = [], fallbacks = {} } = mapping ?? {};
  const isNameMade = [fallbacks.name, fallbacks.first_name, fallbacks.last_name].some(Boolean);
  const made: ('name' | 'title')[] = [];
  if (isNameMade && !fields.includes('name') && !fields.includes('name_and_title')) made.push('name');
  if (fallbacks.title && !fields.includes('title') && !fields.includes('name_and_title')) made.push('title');
  return made;
}

const Frame = styled(SheetFrame)`
  thead > tr > th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    background: var(--sunken);
    color: var(--muted);
    font-weight: 500;
  }

  thead > tr > th:first-child {
    inset-inline-start: 0;
    z-index: 3;
  }

  td {
    block-size: ${ROW_PX - 1}px;
    vertical-align: top;
  }
`;
