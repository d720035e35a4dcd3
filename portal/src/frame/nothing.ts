import { ApiError } from '@crewdock/sdk/client';
import { isRouteErrorResponse } from 'react-router';

type Errors = Record<string, unknown> | null;

/** As the router keeps what a loader has thrown: there is nothing at this address. */
const NOTHING = { status: 404, statusText: '', internal: false, data: null };

/** Whether that is what went wrong with a page: an address whose parts can't be anything's names nothing either. */
export function isNothing(error: unknown): boolean {
  if (error instanceof ApiError && error.body.issues?.some(({ path }) => path.startsWith('params.'))) return true;
  return (error instanceof ApiError || isRouteErrorResponse(error)) && error.status === 404;
}

/** The errors that a router begins with where these routes' loaders have found nothing. */
export function nothingAt(routes: string[]): Errors {
  return routes.length > 0 ? Object.fromEntries(routes.map((id) => [id, NOTHING])) : null;
}
