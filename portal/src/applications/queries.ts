import type { ApplicationCv, ApplicationFilter, ReceivedApplication } from '@crewdock/contract/applications';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import type { ItemsPage } from '../query/pageItems.ts';
import { cursorPagesQuery } from '../query/pages.ts';

const PAGE = 20;

export interface ApplicationsPage extends ItemsPage<ReceivedApplication> {
  counters: Record<ApplicationFilter, number>;
}

/** Returns the prefix of the query keys of a job's applications. */
export function applicationsKey(jobId: number) {
  return ['applications', jobId] as const;
}

/** Applications to the user's job, newest first. */
export function applicationsQuery(jobId: number, status: ApplicationFilter = 'active', search = '') {
  return cursorPagesQuery({
    queryKey: [...applicationsKey(jobId), status, search],
    load: (from, signal): Promise<ApplicationsPage> =>
      call('GET /requests/{id}/applications/', {
        params: { id: String(jobId) },
        query: { ...from, status, limit: PAGE, ...(search && { search }) },
        signal,
      }),
    // Always stale, because new applications arrive at any time.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/**
 * A single application for pages other than the inbox. It is cached as a list with one entry, so that optimistic
 * updates of lists also apply to it.
 */
export function applicationQuery(jobId: number, id: string) {
  return cursorPagesQuery({
    queryKey: [...applicationsKey(jobId), 'all', `the one ${id}`],
    load: async (_, signal): Promise<ApplicationsPage> => {
      const { history: _history, ...application } = await call('GET /requests/{id}/applications/{applicationId}/', {
        params: { id: String(jobId), applicationId: id },
        signal,
      });
      return { items: [application], total: 1, counters: UNCOUNTED };
    },
    staleTime: 0,
  });
}

const UNCOUNTED: ApplicationsPage['counters'] = {
  active: 0,
  unread: 0,
  open: 0,
  shortlisted: 0,
  invited: 0,
  rejected: 0,
  all: 0,
};

/**
 * The history of an application. The query key contains the time of the last status change, so that each change
 * refetches the history.
 */
export function applicationHistoryQuery(jobId: number, { id, moved }: ReceivedApplication) {
  return queryOptions({
    queryKey: ['application-history', jobId, id, moved],
    queryFn: ({ signal }) =>
      call('GET /requests/{id}/applications/{applicationId}/', {
        params: { id: String(jobId), applicationId: id },
        signal,
      }),
  });
}

/** Stale time in milliseconds; shorter than the lifetime of the signed link, so that a reopened CV has a valid link. */
const LINK_IS_FRESH = 5 * 60_000;

/**
 * Signed URL of the embedded CV, valid for a few minutes. The query key contains the CV's date, so that a new CV is
 * fetched.
 */
export function cvLinkQuery(jobId: number, applicationId: string, { added }: Pick<ApplicationCv, 'added'>) {
  return queryOptions({
    queryKey: ['application-cv', jobId, applicationId, added],
    queryFn: ({ signal }) =>
      call('GET /requests/{id}/applications/{applicationId}/cv-link/', {
        params: { id: String(jobId), applicationId },
        signal,
      }),
    staleTime: LINK_IS_FRESH,
    gcTime: LINK_IS_FRESH,
  });
}
