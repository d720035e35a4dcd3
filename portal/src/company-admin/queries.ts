import type { ActivityDays } from '@crewdock/contract/company-activity';
import type { CompanyExport } from '@crewdock/contract/company-export';
import type { CompanyGroup } from '@crewdock/contract/company-groups';
import type { InboxState } from '@crewdock/contract/company-inbox';
import type { CompanyUser } from '@crewdock/contract/company-users';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { pagesQuery } from '../query/pages.ts';
import { EACH_VISIT, queryClient } from '../queryClient.ts';
import { isUnderWay } from './settings/export/words.ts';

const USERS = ['company-users'];
const GROUPS = ['company-groups'];
const INBOX = ['company-inbox'];
const LOOK_AGAIN_MS = 1000;

/** Members and who is invited, with the groups into which the asker may invite. */
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

/** What somebody's removal hands over. */
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
  return pagesQuery({
    queryKey: [...INBOX, state],
    load: (offset, signal) => call('GET /company/inbox/', { query: { state, offset }, signal }),
    staleTime: EACH_VISIT,
  });
}

/** A message is in the other half now. */
export async function keepMessage(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: INBOX });
}

/** What became of the company's cards by month. */
export function numbersQuery() {
  return queryOptions({
    queryKey: ['company-numbers'],
    queryFn: ({ signal }) => call('GET /company/numbers/', { signal }),
    staleTime: EACH_VISIT,
  });
}

/** What members did with the company's cards; `member` is empty for all. */
export function activityQuery(days: ActivityDays, member: string) {
  return pagesQuery({
    queryKey: ['company-activity', days, member],
    load: (offset, signal) =>
      call('GET /company/activity/', { query: { days, offset, ...(member && { member }) }, signal }),
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

/** What is wrong with what the company shows. It is read anew when it is asked for. */
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

/** The archive of everything that the company owns, asked for again while it is made. */
export function exportQuery() {
  return queryOptions({
    queryKey: ['company-export'],
    queryFn: ({ signal }) => call('GET /company/export/', { signal }),
    staleTime: EACH_VISIT,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.export) ? LOOK_AGAIN_MS : false),
    refetchOnWindowFocus: true,
  });
}

/** What an answer said of it. */
export function keepExport(answer: { export: CompanyExport | null }): void {
  queryClient.setQueryData(exportQuery().queryKey, answer);
}

/** Shows what a change of somebody answered; lists ask anew. */
export async function keepUser(user: CompanyUser): Promise<void> {
  queryClient.setQueryData(userQuery(user.uid).queryKey, user);
  await renewPeople();
}

export async function keepGroup(group: CompanyGroup): Promise<void> {
  queryClient.setQueryData(groupQuery(group.id).queryKey, group);
  await renewPeople();
}

/** Groups say who is in them, and people in which they are: either changes both. */
export async function renewPeople(): Promise<void> {
  const stale = [USERS, GROUPS].map((key) => queryClient.invalidateQueries({ queryKey: [...key, 'all'] }));
  await Promise.all(stale);
}

/** What is shown of one person or group is no longer what the server has. */
export async function renewOne(): Promise<void> {
  const stale = [USERS, GROUPS].map((queryKey) => queryClient.invalidateQueries({ queryKey }));
  await Promise.all(stale);
}
