import { ApiError } from '@crewdock/sdk/client';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorState } from '../ui/ErrorState.tsx';
import { MissingPage } from './MissingPage.tsx';
import { usePageTitle } from './pageTitle.ts';

/** What a page shows that can't be shown. */
export function PageError() {
  const error = useRouteError();
  const status = error instanceof ApiError || isRouteErrorResponse(error) ? error.status : null;
  return status === 404 ? <MissingPage /> : <BrokenPage error={error} />;
}

function BrokenPage({ error }: { error: unknown }) {
  usePageTitle('Something went wrong');
  return <ErrorState error={error} onRetry={() => location.reload()} />;
}
