import type { RelationStatus, StatusFilter } from '@crewdock/contract/relations';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../queryClient.ts';
import { changeCached, optimistic } from '../query/optimistic.ts';
import { relationsKey, withRelation } from './cache.ts';
import { type Related, type RelatedPage, relationsQuery } from './queries.ts';
import { FILTERS, isInFilter } from './words.ts';

const OWN = { kind: 'request', id: 7 } as const;

/** What the server has, last moved first. */
const ALL: [id: number, status: RelationStatus][] = [
  [1, 'proposed'],
  [2, 'confirmed'],
  [3, 'rejected'],
  [4, 'proposed'],
];

beforeEach(() => {
  queryClient.clear();
  for (const filter of ['active', 'proposed', 'confirmed', 'rejected', 'all'] as const) show(filter);
});

const isIn = (relation: Related['relation'], filter: StatusFilter) => isInFilter(relation, filter, OWN.kind);
const move = (id: number, from: RelationStatus, to: RelationStatus, how = {}) =>
  withRelation(related(id, from), related(id, to).relation, how);

test('a move goes out of the lists that it leaves, into those that it enters, and through all counters', () => {
  changeCached(relationsKey(OWN), move(4, 'proposed', 'confirmed'));
  expect(ids('active')).toEqual([1, 2, 4]);
  expect(ids('proposed')).toEqual([1]);
  expect(ids('confirmed')).toEqual([4, 2]);
  expect(ids('all')).toEqual([1, 2, 3, 4]);
  expect(counters()).toMatchObject({ active: 3, proposed: 1, confirmed: 2, rejected: 1, all: 4 });
});

test('what was refused stands where it stood', async () => {
  const before = FILTERS.map(({ id }) => ids(id));
  const refused = optimistic(relationsKey(OWN), move(1, 'proposed', 'rejected'), () => Promise.reject(new Error('no')));
  expect(ids('active')).toEqual([2, 4]);
  expect(ids('rejected')).toEqual([1, 3]);
  await expect(refused).rejects.toThrow('no');
  expect(FILTERS.map(({ id }) => ids(id))).toEqual(before);
  expect(counters()).toMatchObject({ active: 3, proposed: 2, confirmed: 1, rejected: 1, all: 4 });
});

test('what somebody else moved meanwhile stays in sight, as it stands now', () => {
  changeCached(relationsKey(OWN), move(4, 'proposed', 'rejected', { stays: true }));
  expect(ids('active')).toEqual([1, 2, 4]);
  expect(statusIn('active', 4)).toBe('rejected');
  expect(ids('confirmed')).toEqual([2]);
  expect(counters()).toMatchObject({ active: 2, proposed: 1, confirmed: 1, rejected: 2, all: 4 });
});

function show(filter: StatusFilter): void {
  const results = ALL.map(([id, status]) => related(id, status)).filter(({ relation }) => isIn(relation, filter));
  const count = (id: StatusFilter) => ALL.filter(([at, status]) => isIn(related(at, status).relation, id)).length;
  const counted = Object.fromEntries(FILTERS.map(({ id }) => [id, count(id)])) as RelatedPage['counters'];
  const page = { total: count(filter), counters: counted, items: results };
  queryClient.setQueryData(relationsQuery('request', OWN.id, filter).queryKey, { pages: [page], pageParams: [0] });
}

function related(id: number, status: RelationStatus): Related {
  return {
    relation: { id, status, waits_for: status === 'proposed' ? ['request'] : [] },
    card_data: { id },
    match: { score: 50, mode: 'all' },
  } as unknown as Related;
}

function listed(filter: StatusFilter): Related[] {
  const list = queryClient.getQueryData(relationsQuery('request', OWN.id, filter).queryKey);
  return list?.pages.flatMap((page) => page.items) ?? [];
}

function ids(filter: StatusFilter): number[] {
  return listed(filter).map(({ relation }) => relation.id);
}

function statusIn(filter: StatusFilter, id: number): RelationStatus | undefined {
  return listed(filter).find(({ relation }) => relation.id === id)?.relation.status;
}

function counters(): RelatedPage['counters'] {
  return queryClient.getQueryData(relationsQuery('request', OWN.id, 'active').queryKey)!.pages[0]!.counters;
}
