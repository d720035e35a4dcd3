import { createElement } from 'react';
import { type LoaderFunction, useLoaderData } from 'react-router';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { ListPage } from './ListPage.tsx';
import { ListsPage } from './ListsPage.tsx';
import { parseShareTag } from '../sharing/passwords.ts';
import { PublicListPage } from './PublicListPage.tsx';
import { SharedListPage } from './SharedListPage.tsx';
import { listQuery, myListsQuery, publicListQuery, sharedListQuery } from './queries.ts';

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

export const myListsRoute = listsPage(false);
export const archivedLists = listsPage(true);

const loadList: LoaderFunction = async ({ params }) => {
  if (!/^[1-9]\d{0,9}$/.test(params.id!)) throw new Response(null, { status: 404 });
  const id = Number(params.id);
  const loading = queryClient.prefetchInfiniteQuery(listQuery(id));
  if (isFirstLoad()) await loading;
  return { id };
};

export const myListRoute = { Component: ListPage, loader: loadList };

const loadPublicList: LoaderFunction = async ({ params: { id } }) => {
  const isShared = isSharedList(id!);
  if (!isShared && !/^[\w-]{16,40}$/.test(id!)) throw new Response(null, { status: 404 });
  const loading = isShared
    ? queryClient.prefetchInfiniteQuery(sharedListQuery(id!))
    : queryClient.prefetchInfiniteQuery(publicListQuery(id!));
  if (isFirstLoad()) await loading;
  return { id };
};

/** The page of a shared list if the key has a tag, otherwise of a public list. */
function OpenList() {
  const { id } = useLoaderData<{ id: string }>();
  return createElement(isSharedList(id) ? SharedListPage : PublicListPage);
}

function isSharedList(key: string): boolean {
  return /^\d{9}-/.test(key) && parseShareTag(key) !== null;
}

export const publicList = { Component: OpenList, loader: loadPublicList };
