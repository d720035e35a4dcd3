import { ApiError } from '@crewdock/sdk/client';
import { useLayoutEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { ErrorState } from '../ui/ErrorState.tsx';
import { MissingPage } from './MissingPage.tsx';
import { isNothing } from './nothing.ts';
import { setPageTitle, usePageTitle } from './pageTitle.ts';
import { useScreen } from './useScreen.ts';

/** What a page shows that can't be shown. */
export function PageError() {
  const error = useRouteError();
  return isNothing(error) ? <MissingPage /> : <BrokenPage error={error} />;
}

function BrokenPage({ error }: { error: unknown }) {
  usePageTitle('Something went wrong');
  const title = useScreen().row?.title;
  // Once it works, the page has its own title again; before the frame names another page.
  useLayoutEffect(
    () => () => {
      if (title !== undefined) setPageTitle(title);
    },
    [title],
  );
  const { revalidate } = useRevalidator();
  // An answer of the server may be another one next time; anything else may need the page's own code anew.
  const retry = error instanceof ApiError ? () => void revalidate() : () => location.reload();
  return <ErrorState error={error} onRetry={retry} />;
}
