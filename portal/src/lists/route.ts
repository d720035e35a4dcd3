import { createElement } from 'react';
import type { LoaderFunction } from 'react-router';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { ListPage } from './ListPage.tsx';
import { ListsPage } from './ListsPage.tsx';
import { PublicListPage } from './PublicListPage.tsx';
import { listQuery, myListsQuery, publicListQuery } from './queries.ts';

function listsPage(archive: boolean) {
  return {
    Component: () => createElement(ListsPage, { archive }),
    async loader(): Promise<null> {
      const loading = queryClient.prefetchInfiniteQuery(myListsQuery(archive));
      if (isFirstLoad()) await loading;
      return null;
    },
  };
}

export const lists = listsPage(false);
export const archivedLists = listsPage(true);

const loadList: LoaderFunction = async ({ params }) => {
  if (!/^[1-9]\d{0,9}$/.test(params.id!)) throw new Response(null, { status: 404 });
  const id = Number(params.id);
  const loading = queryClient.prefetchInfiniteQuery(listQuery(id));
  if (isFirstLoad()) await loading;
  return { id };
};

export const list = { Component: ListPage, loader: loadList };

const loadPublicList: LoaderFunction = async ({ params: { id } }) => {
  if (!/^[\w-]{16,40}$/.test(id!)) throw new Response(null, { status: 404 });
  const loading = queryClient.prefetchInfiniteQuery(publicListQuery(id!));
  if (isFirstLoad()) await loading;
  return { id };
};

export const publicList = { Component: PublicListPage, loader: loadPublicList };
