import type { ActivityDays } from '@crewdock/contract/company-activity';
import type { CompanyExport } from '@crewdock/contract/company-export';
import type { CompanyGroup } from '@crewdock/contract/company-groups';
import type { InboxState } from '@crewdock/contract/company-inbox';
import type { CompanyUser } from '@crewdock/contract/company-users';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { cursorPagesQuery } from '../query/pages.ts';
import { EACH_VISIT, queryClient } from '../queryClient.ts';
import { isExportRunning } from './settings/export/words.ts';

const USERS = ['company-users'];
const GROUPS = ['company-groups'];
const INBOX = ['company-inbox'];
const LOOK_AGAIN_MS = 1000;

/** Members and invited people, and the groups to which the user can invite people. */
export function usersQuery() {
  return queryOptions({
    queryKey: [...USERS, 'all'],
    queryFn: ({ signal }) => call('GET /company/users/', { signal }),
    staleTime: EACH_VISIT,
  });
}

export function userQuery(uid: string) {
  return queryOptions({
    queryKey: [...USERS, 'one', uid],
    queryFn: ({ signal }) => call('GET /company/users/{uid}/', { params: { uid }, signal }),
    staleTime: EACH_VISIT,
  });
}

/** Numbers of cards and resources that another member receives when a member is removed. */
export function removalQuery(uid: string) {
  return queryOptions({
    queryKey: [...USERS, 'removal', uid],
    queryFn: ({ signal }) => call('GET /company/users/{uid}/removal/', { params: { uid }, signal }),
    staleTime: 0,
  });
}

export function groupsQuery() {
  return queryOptions({
    queryKey: [...GROUPS, 'all'],
    queryFn: ({ signal }) => call('GET /company/groups/', { signal }),
    staleTime: EACH_VISIT,
  });
}

export function groupQuery(id: number) {
  return queryOptions({
    queryKey: [...GROUPS, 'one', id],
    queryFn: ({ signal }) => call('GET /company/groups/{id}/', { params: { id }, signal }),
    staleTime: EACH_VISIT,
  });
}

export function inboxQuery(state: InboxState) {
  return cursorPagesQuery({
    queryKey: [...INBOX, state],
    load: (from, signal) => call('GET /company/inbox/', { query: { state, ...from }, signal }),
    staleTime: EACH_VISIT,
  });
}

/** Invalidates the inbox after a message was marked as open or done. */
export async function keepMessage(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: INBOX });
}

export function numbersQuery() {
  return queryOptions({
    queryKey: ['company-numbers'],
    queryFn: ({ signal }) => call('GET /company/numbers/', { signal }),
    staleTime: EACH_VISIT,
  });
}

/** Actions of members on the company's cards; an empty `member` selects all members. */
export function activityQuery(days: ActivityDays, member: string) {
  return cursorPagesQuery({
    queryKey: ['company-activity', days, member],
    load: (from, signal) =>
      call('GET /company/activity/', { query: { days, ...from, ...(member && { member }) }, signal }),
    staleTime: EACH_VISIT,
  });
}

export function settingsQuery() {
  return queryOptions({
    queryKey: ['company-settings'],
    queryFn: ({ signal }) => call('GET /company/settings/', { signal }),
    staleTime: EACH_VISIT,
  });
}

export function logosQuery() {
  return queryOptions({
    queryKey: ['company-logos'],
    queryFn: ({ signal }) => call('GET /company/logos/', { signal }),
    staleTime: EACH_VISIT,
  });
}

/** Findings about the company's public appearance; the server runs the check on each fetch. */
export function checkQuery() {
  return queryOptions({
    queryKey: ['company-check'],
    queryFn: ({ signal }) => call('GET /company/check/', { signal }),
    staleTime: EACH_VISIT,
  });
}

export function domainsQuery() {
  return queryOptions({
    queryKey: ['company-domains'],
    queryFn: ({ signal }) => call('GET /company/domain/', { signal }),
    staleTime: EACH_VISIT,
  });
}

/** The company's export archive; polled while the archive is being created. */
export function exportQuery() {
  return queryOptions({
    queryKey: ['company-export'],
    queryFn: ({ signal }) => call('GET /company/export/', { signal }),
    staleTime: EACH_VISIT,
    refetchInterval: ({ state }) => (isExportRunning(state.data?.export) ? LOOK_AGAIN_MS : false),
    refetchOnWindowFocus: true,
  });
}

export function keepExport(answer: { export: CompanyExport | null }): void {
  queryClient.setQueryData(exportQuery().queryKey, answer);
}

/** Stores a changed user in the cache and invalidates the lists of members and groups. */
export async function keepUser(user: CompanyUser): Promise<void> {
  queryClient.setQueryData(userQuery(user.uid).queryKey, user);
  await renewPeople();
}

export async function keepGroup(group: CompanyGroup): Promise<void> {
  queryClient.setQueryData(groupQuery(group.id).queryKey, group);
  await renewPeople();
}

/** Invalidates the list of members and the list of groups, because each contains data of the other. */
export async function renewPeople(): Promise<void> {
  const stale = [USERS, GROUPS].map((key) => queryClient.invalidateQueries({ queryKey: [...key, 'all'] }));
  await Promise.all(stale);
}

/** Invalidates all queries about members and groups. */
export async function renewOne(): Promise<void> {
  const stale = [USERS, GROUPS].map((queryKey) => queryClient.invalidateQueries({ queryKey }));
  await Promise.all(stale);
}
