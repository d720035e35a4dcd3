import { isRouteErrorResponse } from 'react-router';
import { missingStatus } from '../query/missing.ts';

type Errors = Record<string, unknown> | null;

/** As the router keeps what a loader has thrown: there is nothing at this address. */
const NOTHING = { status: 404, statusText: '', internal: false, data: null };

/** Whether that is what went wrong with a page. */
export function isNothing(error: unknown): boolean {
  return missingStatus(error) === 404 || (isRouteErrorResponse(error) && error.status === 404);
}

/** The errors that a router begins with where these routes' loaders have found nothing. */
export function nothingAt(routes: string[]): Errors {
  return routes.length > 0 ? Object.fromEntries(routes.map((id) => [id, NOTHING])) : null;
}
