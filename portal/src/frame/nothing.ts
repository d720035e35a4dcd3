import { isRouteErrorResponse } from 'react-router';
import { missingStatus } from '../query/missing.ts';

type Errors = Record<string, unknown> | null;

/** A 404 response in the format in which the router stores thrown responses. */
const NOTHING = { status: 404, statusText: '', internal: false, data: null };

/** Whether a page failed with a 404. */
export function isNothing(error: unknown): boolean {
  return missingStatus(error) === 404 || (isRouteErrorResponse(error) && error.status === 404);
}

/** Returns the initial router errors for routes whose loaders returned 404 on the server; null if there are none. */
export function nothingAt(routes: string[]): Errors {
  return routes.length > 0 ? Object.fromEntries(routes.map((id) => [id, NOTHING])) : null;
}
