import type { ShareStatistics } from '@crewdock/contract/share-statistics';
import type { TableFormat } from '@crewdock/contract/table-file';
import { queryString } from '@crewdock/sdk/client';
import { queryOptions } from '@tanstack/react-query';
import { call, saveFrom } from '../api.ts';
import { cursorPagesQuery } from '../query/pages.ts';
import { EACH_VISIT, queryClient } from '../queryClient.ts';

/** The card or list whose links have the statistics. */
export interface StatisticsSubject {
  type: 'talents' | 'requests' | 'lists';
  id: string;
}

/** Credentials of a person without an account, to whom the owner gave access. */
export interface Guest {
  email?: string;
  key?: string;
  password: string;
}

/** Credentials by entity, in memory only. */
const guests = new Map<string, Guest>();

export function statisticsQuery({ type, id }: StatisticsSubject, days: number) {
  return queryOptions({
    queryKey: ['share statistics', type, id, days],
    queryFn: ({ signal }) => load({ type, id }, days, guests.get(`${type} ${id}`), signal),
    staleTime: EACH_VISIT,
  });
}

/** Signs in a person without an account and caches the statistics. Rejects if the server rejects the credentials. */
export async function signInGuest(about: StatisticsSubject, days: number, guest: Guest): Promise<void> {
  const found = await load(about, days, guest);
  guests.set(`${about.type} ${about.id}`, guest);
  queryClient.setQueryData(statisticsQuery(about, days).queryKey, found);
}

/** Downloads the statistics of the displayed days. */
export function saveStatistics(
  { type, id }: StatisticsSubject,
  { from, to }: Pick<ShareStatistics, 'from' | 'to'>,
  format: TableFormat,
): Promise<void> {
  const guest = guests.get(`${type} ${id}`);
  return saveFrom(`/api/${type}/${id}/statistics/export/?${queryString(format)}`, { from, to, ...guest });
}

export function isGuest({ type, id }: StatisticsSubject): boolean {
  return guests.has(`${type} ${id}`);
}

export function accessQuery({ type, id }: StatisticsSubject) {
  return queryOptions({
    queryKey: ['share statistics', 'access', type, id],
    queryFn: ({ signal }) => call(`GET /${type}/{id}/statistics_access/`, { params: { id: id as never }, signal }),
    staleTime: EACH_VISIT,
  });
}

/** Verdicts given by visitors of the links, latest first. */
export function verdictsQuery({ type, id }: StatisticsSubject) {
  return cursorPagesQuery({
    queryKey: ['share statistics', 'verdicts', type, id],
    load: (from, signal) => call(`GET /${type}/{id}/verdicts/`, { params: { id: id as never }, query: from, signal }),
    staleTime: EACH_VISIT,
  });
}

/**
 * Removes a verdict, or all verdicts of its visitor through the same link. Resolves to the number of removed verdicts.
 */
export async function requestVerdictRemoval(
  { type, id }: StatisticsSubject,
  verdictId: string,
  of: 'verdict' | 'voter',
): Promise<number> {
  const params = { id: id as never, verdictId: Number(verdictId) };
  const { removed } = await call(`DELETE /${type}/{id}/verdicts/{verdictId}/`, { params, query: { of } });
  // The link might have reached its maximum number of verdicts, and accepts verdicts again now.
  void queryClient.invalidateQueries({ queryKey: ['tags', type] });
  await queryClient.invalidateQueries({ queryKey: ['share statistics', 'verdicts', type, id] });
  return removed;
}

function load(
  { type, id }: StatisticsSubject,
  days: number,
  guest?: Guest,
  signal?: AbortSignal,
): Promise<ShareStatistics> {
  const from = new Date(Date.now() - (days - 1) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const body = { from, to: new Date().toISOString().slice(0, 10), ...guest };
  return call(`POST /${type}/{id}/statistics/`, { params: { id: id as never }, body, ...(signal && { signal }) });
}
