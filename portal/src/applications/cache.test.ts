import type { ApplicationFilter, ApplicationStatus, ReceivedApplication } from '@crewdock/contract/applications';
import { beforeEach, expect, test } from 'vitest';
import { changeCached, updateOptimistically } from '../query/optimistic.ts';
import { queryClient } from '../queryClient.ts';
import { withApplication } from './cache.ts';
import { type ApplicationsPage, applicationsKey, applicationsQuery } from './queries.ts';
import { APPLICATION_FILTER_TABS, isApplicationInFilter } from './words.ts';

const JOB = 7;

function application(id: string, status: ApplicationStatus, is_read = true): ReceivedApplication {
  return { id, status, is_read, created: `2026-01-0${id}T00:00:00.000Z` } as ReceivedApplication;
}

/** All applications on the server, newest first. */
const ALL = [
  application('4', 'open', false),
  application('3', 'shortlisted'),
  application('2', 'rejected'),
  application('1', 'open'),
];

beforeEach(() => {
  queryClient.clear();
  for (const { id } of APPLICATION_FILTER_TABS) show(id);
});

function show(filter: ApplicationFilter, search = ''): void {
  const items = ALL.filter((each) => isApplicationInFilter(each, filter));
  const of = (id: ApplicationFilter) => ALL.filter((each) => isApplicationInFilter(each, id)).length;
  const counters = Object.fromEntries(
    APPLICATION_FILTER_TABS.map(({ id }) => [id, of(id)]),
  ) as ApplicationsPage['counters'];
  const page = { items, total: items.length, counters };
  queryClient.setQueryData(applicationsQuery(JOB, filter, search).queryKey, { pages: [page], pageParams: [0] });
}

const shown = (filter: ApplicationFilter, search = '') =>
  queryClient.getQueryData(applicationsQuery(JOB, filter, search).queryKey)!.pages[0]!;
const ids = (filter: ApplicationFilter, search = '') => shown(filter, search).items.map(({ id }) => id);
const move = (id: string, to: ApplicationStatus) => {
  const before = ALL.find((each) => each.id === id)!;
  return withApplication(before, { ...before, status: to, is_read: true });
};

test('a move removes the application from its old lists, inserts it in order into the new ones and updates all counters', () => {
  changeCached(applicationsKey(JOB), move('4', 'shortlisted'));
  expect([ids('open'), ids('shortlisted'), ids('active'), ids('unread')]).toEqual([
    ['1'],
    ['4', '3'],
    ['4', '3', '1'],
    [],
  ]);
  changeCached(applicationsKey(JOB), move('1', 'rejected'));
  expect(ids('rejected')).toEqual(['2', '1']);
  expect(shown('all').counters).toEqual({
    active: 2,
    unread: 0,
    open: 0,
    shortlisted: 2,
    invited: 0,
    rejected: 2,
    all: 4,
  });
  expect(shown('rejected').total).toBe(2);
});

test('a move is reverted when the server rejects it', async () => {
  const before = APPLICATION_FILTER_TABS.map(({ id }) => shown(id));
  const refused = updateOptimistically(applicationsKey(JOB), move('4', 'invited'), () =>
    Promise.reject(new Error('no')),
  );
  expect(ids('active')).toEqual(['3', '1']);
  await expect(refused).rejects.toThrow('no');
  expect(APPLICATION_FILTER_TABS.map(({ id }) => shown(id))).toEqual(before);
});

test('an application that was read stays in the unread list while it is shown', () => {
  const [unread] = ALL as [ReceivedApplication];
  changeCached(applicationsKey(JOB), withApplication(unread, { ...unread, is_read: true }, { stays: true }));
  expect(ids('unread')).toEqual(['4']);
  expect(shown('unread').counters.unread).toBe(0);
});

test('a move removes applications from search results, but adds none', () => {
  show('open', 'word');
  changeCached(applicationsKey(JOB), move('4', 'rejected'));
  changeCached(applicationsKey(JOB), move('2', 'open'));
  expect(ids('open', 'word')).toEqual(['1']);
  expect(shown('open', 'word').total).toBe(1);
});
