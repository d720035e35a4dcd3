import type { RelationStatus, StatusFilter } from '@crewdock/contract/relations';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../queryClient.ts';
import { changeCached, updateOptimistically } from '../query/optimistic.ts';
import { cachedRelation, relationsKey, withRelation } from './cache.ts';
import { type Related, type RelatedPage, boardColumnQuery, relationsQuery } from './queries.ts';
import { RELATION_FILTER_TABS, isRelationInFilter } from './words.ts';

const OWN = { kind: 'request', id: 7 } as const;

/** The server's relations, sorted by last move, newest first. */
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

const isIn = (relation: Related['relation'], filter: StatusFilter) => isRelationInFilter(relation, filter, OWN.kind);
const move = (id: number, from: RelationStatus, to: RelationStatus, how = {}) =>
  withRelation(related(id, from), related(id, to).relation, how);

test('a move removes the relation from its old lists, adds it to the new lists and updates all counters', () => {
  changeCached(relationsKey(OWN), move(4, 'proposed', 'confirmed'));
  expect(ids('active')).toEqual([1, 2, 4]);
  expect(ids('proposed')).toEqual([1]);
  expect(ids('confirmed')).toEqual([4, 2]);
  expect(ids('all')).toEqual([1, 2, 3, 4]);
  expect(counters()).toMatchObject({ active: 3, proposed: 1, confirmed: 2, rejected: 1, all: 4 });
});

test('a move that the server refuses is rolled back', async () => {
  const before = RELATION_FILTER_TABS.map(({ id }) => ids(id));
  const refused = updateOptimistically(relationsKey(OWN), move(1, 'proposed', 'rejected'), () =>
    Promise.reject(new Error('no')),
  );
  expect(ids('active')).toEqual([2, 4]);
  expect(ids('rejected')).toEqual([1, 3]);
  await expect(refused).rejects.toThrow('no');
  expect(RELATION_FILTER_TABS.map(({ id }) => ids(id))).toEqual(before);
  expect(counters()).toMatchObject({ active: 3, proposed: 2, confirmed: 1, rejected: 1, all: 4 });
});

test('a relation moved by another user stays visible with its new status', () => {
  changeCached(relationsKey(OWN), move(4, 'proposed', 'rejected', { stays: true }));
  expect(ids('active')).toEqual([1, 2, 4]);
  expect(statusIn('active', 4)).toBe('rejected');
  expect(ids('confirmed')).toEqual([2]);
  expect(counters()).toMatchObject({ active: 2, proposed: 1, confirmed: 1, rejected: 2, all: 4 });
});

test('a relation is found in the visible list, and no longer after it has left that list', () => {
  const leave = new QueryObserver(queryClient, {
    ...relationsQuery(OWN.kind, OWN.id, 'proposed'),
    staleTime: Infinity,
  }).subscribe(() => {});
  expect(cachedRelation(4)?.status).toBe('proposed');
  expect(cachedRelation(2)).toBeUndefined();
  changeCached(relationsKey(OWN), move(4, 'proposed', 'confirmed'));
  expect(cachedRelation(4)).toBeUndefined();
  leave();
});

test('a move to a step updates the column of that step and the counters of all steps', async () => {
  const [INTERVIEW, OFFER] = [
    { id: 1, label: 'Interview' },
    { id: 5, label: 'Offer' },
  ];
  const at = (id: number, step: typeof OFFER): Related => {
    const stands = related(id, 'proceeded');
    return { ...stands, relation: { ...stands.relation, proceed: { reason: step, start_date: null, rate: '' } } };
  };
  const keyOf = (step: typeof OFFER) => boardColumnQuery(OWN, { status: 'proceeded', step }).queryKey;
  const counted = Object.fromEntries(RELATION_FILTER_TABS.map(({ id }) => [id, 2])) as RelatedPage['counters'];
  const steps = [
    { ...INTERVIEW, count: 2 },
    { ...OFFER, count: 0 },
  ];
  for (const [step, items] of [[INTERVIEW, [at(8, INTERVIEW), at(9, INTERVIEW)]] as const, [OFFER, []] as const]) {
    const page = { total: items.length, counters: counted, steps, items: [...items] };
    queryClient.setQueryData(keyOf(step), { pages: [page], pageParams: [0] });
  }
  changeCached(relationsKey(OWN), withRelation(at(8, INTERVIEW), at(8, OFFER).relation));
  for (const [step, id] of [[INTERVIEW, 9] as const, [OFFER, 8] as const]) {
    const [page] = queryClient.getQueryData(keyOf(step))!.pages;
    expect(page!.items.map(({ relation }) => relation.id)).toEqual([id]);
    expect(page!.total).toBe(1);
    expect(page!.steps.map(({ count }) => count)).toEqual([1, 1]);
    expect(page!.counters.proceeded).toBe(2);
  }
});

function show(filter: StatusFilter): void {
  const results = ALL.map(([id, status]) => related(id, status)).filter(({ relation }) => isIn(relation, filter));
  const count = (id: StatusFilter) => ALL.filter(([at, status]) => isIn(related(at, status).relation, id)).length;
  const counted = Object.fromEntries(RELATION_FILTER_TABS.map(({ id }) => [id, count(id)])) as RelatedPage['counters'];
  const page = { total: count(filter), counters: counted, steps: [], items: results };
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
