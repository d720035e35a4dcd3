import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TalentCard } from '@crewdock/contract/cards';
import type { PublicCompany } from '@crewdock/contract/companies';
import type { TalentPage } from '@crewdock/contract/market';
import { ApiError, type Client } from '../client.ts';
import { createCardList } from './card-list.ts';

const ACME = { slug: 'acme', portal_url: 'https://acme.example' } as PublicCompany;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('loads the company once and the first page', async () => {
  const api = fakeApi();
  const list = createCardList(api.call, { kind: 'talent', company: 'acme', look: api.look });
  list.load();
  expect(list.state()).toMatchObject({ loading: 'page', items: [] });
  await api.answer(page([1, 2], 5));
  expect(list.state()).toMatchObject({ loading: null, total: 5, company: ACME });
  list.filter({ seniority: [3] });
  await api.answer(page([2], 1));
  expect(api.companies).toBe(1);
  expect(api.queries.at(-1)).toMatchObject({ seniority: [3], company: 'acme', offset: 0 });
});

test('cards load without branding if the company fails to load, and the company is requested again', async () => {
  const api = fakeApi();
  let asked = 0;
  const look = async () => {
    asked++;
    throw new ApiError(503, { code: 'unavailable', detail: 'Away.', request_id: '1' });
  };
  const list = createCardList(api.call, { kind: 'talent', company: 'acme', look });
  list.load();
  await api.answer(page([1], 1));
  expect(list.state()).toMatchObject({ loading: null, error: null, company: null, total: 1 });
  list.load();
  expect(asked).toBe(2);
});

test('an older response never replaces a newer one, and its request is aborted', async () => {
  const api = fakeApi();
  const list = createCardList(api.call, { kind: 'talent', company: null });
  list.load();
  list.filter({ seniority: [1] });
  const [older, newer] = api.open;
  expect(older?.signal.aborted).toBe(true);
  newer?.resolve(page([7], 1));
  older?.resolve(page([1, 2, 3], 3));
  await vi.advanceTimersByTimeAsync(1000);
  expect(list.state().items.map((card) => card.id)).toEqual([7]);
});

test('a search sends one request after a debounce of 200 ms, with the last text', async () => {
  const api = fakeApi();
  const list = createCardList(api.call, { kind: 'talent', company: null });
  list.search('r');
  await vi.advanceTimersByTimeAsync(150);
  list.search('react ');
  await vi.advanceTimersByTimeAsync(199);
  expect(api.open).toHaveLength(0);
  expect(list.state()).toMatchObject({ loading: 'page', filters: { search: 'react ' } });
  await vi.advanceTimersByTimeAsync(1);
  expect(api.queries).toMatchObject([{ search: 'react' }]);
});

test('the next page is appended without facets, and a card that has moved to it is listed once', async () => {
  const api = fakeApi();
  const list = createCardList(api.call, { kind: 'talent', company: null });
  list.load();
  await api.answer(page([1, 2], 4));
  list.more();
  expect(list.state().loading).toBe('more');
  await api.answer({ ...page([2, 3, 4], 4), facets: null });
  expect(api.queries.at(-1)).toMatchObject({ offset: 2, facets: false });
  expect(list.state().items.map((card) => card.id)).toEqual([1, 2, 3, 4]);
  expect(list.state().facets).not.toBeNull();
});

test('the next page continues after the last response’s cursor, and a first page has no cursor', async () => {
  const api = fakeApi();
  const list = createCardList(api.call, { kind: 'talent', company: null });
  list.load();
  await api.answer({ ...page([1, 2], 4), cursor: 'after 2' });
  list.more();
  await api.answer({ ...page([3], 4), cursor: 'after 3' });
  list.more();
  await api.answer(page([4], 4));
  list.filter({ seniority: [3] });
  expect(api.queries).toMatchObject([
    { cursor: undefined },
    { cursor: 'after 2' },
    { cursor: 'after 3' },
    { cursor: undefined },
  ]);
  expect(list.state().cursor).toBeUndefined();
});

test('tells that the list has changed when a later page has another total or a loaded card, until it is loaded anew', async () => {
  for (const changed of [page([3], 3), page([2, 3], 4)]) {
    const api = fakeApi();
    const list = createCardList(api.call, { kind: 'talent', company: null });
    list.load();
    await api.answer({ ...page([1], 4), cursor: 'after 1' });
    list.more();
    await api.answer({ ...page([2], 4), cursor: 'after 2' });
    expect(list.state().isChanged).toBe(false);
    list.more();
    await api.answer({ ...changed, cursor: 'after 3' });
    expect(list.state().isChanged).toBe(true);
    expect(list.state().items.map(({ id }) => id)).toEqual([1, 2, 3]);
    list.more();
    await api.answer(page([4], changed.total));
    expect(list.state().isChanged).toBe(true);
    list.load();
    await api.answer(page([1], 1));
    expect(list.state().isChanged).toBe(false);
  }
});

test('a failed first page leaves an empty list, a failed next page keeps the cards, and both can be retried', async () => {
  const api = fakeApi();
  const list = createCardList(api.call, { kind: 'talent', company: null });
  list.load();
  await api.fail();
  expect(list.state()).toMatchObject({ items: [], loading: null, error: { status: 503 } });
  list.load();
  expect(list.state().error).toBeNull();
  await api.answer(page([1], 2));
  list.more();
  await api.fail();
  expect(list.state()).toMatchObject({ items: [{ id: 1 }], loading: null, error: { status: 503 } });
});

test('the seniorities of the first response remain available as choices', async () => {
  const api = fakeApi();
  const list = createCardList(api.call, { kind: 'talent', company: null });
  list.load();
  await api.answer(page([1], 1, [{ id: 1, label: 'Junior', count: 1 }]));
  list.filter({ search: 'x' });
  await api.answer(page([], 0));
  expect(list.state().seniorities).toEqual([{ id: 1, label: 'Junior', count: 1 }]);
});

test('stopping aborts the request and keeps the state, and loading can continue with the same filters', async () => {
  const api = fakeApi();
  const list = createCardList(api.call, { kind: 'talent', company: null });
  list.filter({ seniority: [4] });
  list.stop();
  expect(api.open[0]?.signal.aborted).toBe(true);
  expect(list.state().loading).toBe('page');
  list.load();
  await api.answer(page([9], 1));
  expect(api.queries.at(-1)).toMatchObject({ seniority: [4] });
  expect(list.state().items).toHaveLength(1);
});

test('listeners receive every change until they unsubscribe', async () => {
  const api = fakeApi();
  const list = createCardList(api.call, { kind: 'talent', company: null });
  const heard: (string | null)[] = [];
  const leave = list.subscribe((now, before) => heard.push(`${before.loading} → ${now.loading}`));
  list.load();
  await api.answer(page([1], 1));
  leave();
  list.load();
  expect(heard).toEqual(['page → page', 'page → null']);
});

interface OpenCall {
  signal: AbortSignal;
  resolve(page: TalentPage): void;
  reject(error: unknown): void;
}

function fakeApi() {
  const open: OpenCall[] = [];
  const queries: object[] = [];
  const api = {
    open,
    queries,
    companies: 0,
    async look() {
      api.companies++;
      return ACME;
    },
    call: (async (_name: string, input: { query: object; signal: AbortSignal }) => {
      queries.push(input.query);
      return new Promise((resolve, reject) => {
        const { signal } = input;
        signal.addEventListener('abort', () => reject(signal.reason));
        open.push({ signal, resolve, reject });
      });
    }) as unknown as Client,
    async answer(answer: TalentPage) {
      open.at(-1)?.resolve(answer);
      await vi.advanceTimersByTimeAsync(1000);
    },
    async fail() {
      open.at(-1)?.reject(new ApiError(503, { code: 'unavailable', detail: 'Away.', request_id: '1' }));
      await vi.advanceTimersByTimeAsync(1000);
    },
  };
  return api;
}

function page(
  ids: number[],
  total: number,
  seniority: { id: number; label: string; count: number }[] = [],
): TalentPage {
  return {
    items: ids.map((id) => ({ id, path: '/t/1', skills: [] as object[] }) as TalentCard),
    total,
    facets: {
      country: [],
      english: [],
      seniority,
      skills: [],
      specializations: [],
      categories: [],
      industries: [],
      availability: [],
      engagement: [],
      work_mode: [],
      hot: 0,
    },
    without: [],
  };
}
