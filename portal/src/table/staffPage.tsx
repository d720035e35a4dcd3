import type { StaffTable } from '@crewdock/contract/table';
import { useState } from 'react';
import { redirect } from 'react-router';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import type { AnyTable, TableLook } from './look.ts';
import { tableRowsQuery, viewsQuery } from './queries.ts';
import { getInitialFilters } from './start.ts';
import { StaffTablePage } from './TablePage.tsx';
import { isBare, readView, writeView } from './view.ts';

/** Creates the route module of a staff table page. `getLook` renders the texts, so it is called when the page opens. */
export function staffPage<const T extends StaffTable>(table: T, getLook: () => TableLook<T>) {
  // Generic code reads the declaration at run time; the function's signature has checked the types.
  const createTable = () => ({ table, look: getLook() }) as unknown as AnyTable;
  return {
    Component() {
      const [at] = useState(createTable);
      return <StaffTablePage at={at} />;
    },
    async loader({ request }: { request: Request }): Promise<Response | null> {
      const at = createTable();
      const params = new URL(request.url).searchParams;
      if (isBare(params)) {
        const own = await defaultView(table);
        return redirect(
          `${at.look.path}?${withParams(own ?? writeView(readView(table, params, getInitialFilters(at))), params)}`,
        );
      }
      const loading = queryClient.prefetchInfiniteQuery(
        tableRowsQuery(table, readView(table, params, getInitialFilters(at))),
      );
      if (isFirstLoad()) await loading;
      return null;
    },
    /** The loader runs again only if the view changes: the open row and its tab don't affect the list. */
    shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean => {
      const initial = getInitialFilters(createTable());
      const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) =>
        writeView(readView(table, searchParams, initial)),
      );
      return before !== after;
    },
  };
}

/** Adds parameters to a query string: the open row and those of its panel. */
function withParams(query: string, params: URLSearchParams): string {
  return [query, params.toString()].filter(Boolean).join('&');
}

/** Returns the query string of the user's default view, or null if there is none or it can't be loaded. */
async function defaultView(table: StaffTable): Promise<string | null> {
  const views = await queryClient.ensureQueryData(viewsQuery(table)).catch(() => null);
  return views?.items.find(({ is_default }) => is_default)?.query || null;
}
