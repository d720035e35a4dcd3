import { ApiError } from '@crewdock/sdk/client';
import { Archive } from 'lucide-react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Message } from '../ui/Message.tsx';
import { usePageTitle } from './pageTitle.ts';
import { Component as NotFoundPage } from './NotFoundPage.tsx';

/** What a page shows that can't be shown. */
export function PageError() {
  const error = useRouteError();
  const status = error instanceof ApiError || isRouteErrorResponse(error) ? error.status : null;
  usePageTitle(status === 404 ? 'Page not found' : status === 410 ? 'No longer available' : 'Something went wrong');
  if (status === 404) return <NotFoundPage />;
  if (status === 410) return <GonePage />;
  return <ErrorState error={error} onRetry={() => location.reload()} />;
}

function GonePage() {
  return (
    <Message level="h1" icon={<Archive />} title="No longer available">
      <p>This card was taken off the market. There are others that may fit.</p>
      <ButtonLink to="/market">Go to the market</ButtonLink>
    </Message>
  );
}
