import { ApiError } from '@crewdock/sdk/client';
import { useLayoutEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { t } from '../i18n/translate.ts';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { MissingPage } from './MissingPage.tsx';
import { isNothing } from './nothing.ts';
import { setPageTitle, usePageTitle } from './pageTitle.ts';
import { useScreen } from './useScreen.ts';
import * as messages from './messages.ts';

/** Error boundary of a page. */
export function PageError() {
  const error = useRouteError();
  return isNothing(error) ? <MissingPage /> : <BrokenPage error={error} />;
}

function BrokenPage({ error }: { error: unknown }) {
  usePageTitle(t(messages.brokenTitle));
  const title = useScreen().row?.title;
  // Restores the page's title after a successful retry. A layout effect runs before another page sets its title.
  useLayoutEffect(
    () => () => {
      if (title !== undefined) setPageTitle(title);
    },
    [title],
  );
  const { revalidate } = useRevalidator();
  // API errors can be temporary, so the loaders run again. Other errors might need a new chunk, so the document
  // reloads.
  const retry = error instanceof ApiError ? () => void revalidate() : () => location.reload();
  return <ErrorState level="h1" error={error} onRetry={retry} />;
}
