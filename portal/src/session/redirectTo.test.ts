import type { PublicCompany } from '@crewdock/contract/companies';
import type { Session } from '@crewdock/contract/session';
import { expect, test } from 'vitest';
import { ROUTES } from '../routeTable.ts';
import { $company } from './company.ts';
import { rememberScreen } from './previousScreen.ts';
import { parseCardAction, readRedirect, takeRedirect, writeRedirect } from './redirectTo.ts';
import { $session } from './session.ts';

test.each([
  ['goto:ext-talent-id:48213-7', '/t/48213-7'],
  ['goto:ext-talent-id:48213-7-2', '/t/48213-7-2'],
  ['goto:ext-request-id:48213-7', '/j/48213-7'],
  ['goto:ext-talent-id:48213-7:contact', '/t/48213-7?action=contact'],
  ['goto:ext-request-id:48213-7-2:propose', '/j/48213-7-2?action=propose'],
  ['goto:ext-talent-id:48213-7-123456789012', '/t/48213-7-123456789012'],
  ['goto:ext-request-id:48213-7-123456789012:propose', '/j/48213-7-123456789012?action=propose'],
  ['goto:my-requests-id:72', '/my/job/72'],
  ['goto:my-requests-id:72?tab=applications', '/my/job/72?tab=applications'],
  ['goto:available-resources-import-step:0b9c-4f:mapping?page=2', '/available-resources/import/0b9c-4f/mapping?page=2'],
  ['goto:ext-list-id:Zm9vYmFy_-', '/l/Zm9vYmFy_-'],
  ['my-requests?search=caf%C3%A9&page=2', '/my/jobs?search=caf%C3%A9&page=2'],
  ['goto:market-talents:1,2,3', '/market/talents?ids=1,2,3'],
  ['goto:market-requests:15', '/market/jobs?ids=15'],
  ['my-requests', '/my/jobs'],
  ['settings-security', '/settings/security'],
  ['admin-panel-updates', '/admin-panel/updates'],
])('%s opens %s', (kept, path) => {
  expect(readRedirect(kept)).toBe(path);
});

test.each([
  null,
  '',
  'nowhere',
  'not-found',
  'my-talents-edit',
  'constructor',
  '__proto__',
  'goto:ext-talent-id:',
  'goto:ext-talent-id:48213',
  'goto:ext-talent-id:../../evil',
  'goto:ext-talent-id:48213-7-slug',
  'goto:ext-talent-id:48213-7\n',
  'goto:ext-talent-id:48213-7:1',
  'goto:ext-talent-id:48213-7:delete',
  'goto:ext-talent-id:48213-7:contact&next=//evil.example',
  'goto:ext-talent-id:48213-7:contact:list',
  'goto:ext-talent-id:48213-7:',
  'goto:market-talents:1,2:list',
  'goto:my-requests-id:',
  'goto:my-requests-id:7:2',
  'goto:my-requests-id:../../evil',
  'goto:my-requests-id:72/../1',
  'goto:my-requests-id:72?tab=a b',
  'goto:my-requests-id:72#//evil.example',
  'goto:not-found:somewhere',
  'my-requests#//evil.example',
  'my-requests//evil.example',
  'goto:market-talents:',
  'goto:market-talents:1,2&next=//evil.example',
  'goto:market-talents:1,,2',
  'goto:my-requests:1',
  'goto:https://evil.example:1-1',
  '//evil.example',
  '/my/jobs',
  'https://evil.example',
  'javascript:alert(1)',
])('%j is ignored', (kept) => {
  expect(readRedirect(kept)).toBeNull();
});

test('a stored redirect is restored for every screen without parameters', () => {
  for (const { name, pattern } of ROUTES.filter((row) => !/[:*]/.test(row.pattern))) {
    expect(readRedirect(writeRedirect({ name, params: {}, search: '' }))).toBe(pattern);
  }
});

test('every other screen with parameters is restored with its parameters and query', () => {
  const others = ROUTES.filter(({ name, pattern }) => pattern.includes(':') && !/^ext-(talent|request)-id$/.test(name));
  for (const { name, pattern } of others) {
    const names = [...pattern.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter!);
    const params = Object.fromEntries(names.map((parameter, at) => [parameter, `value ${at}:ü`]));
    const path = names.reduce(
      (filled, parameter, at) => filled.replace(`:${parameter}`, `value%20${at}%3A%C3%BC`),
      pattern,
    );
    expect(readRedirect(writeRedirect({ name, params, search: '?tab=x%26y' }))).toBe(`${path}?tab=x%26y`);
  }
});

test('the redirect to a card contains its public id, and the redirect to a market the selected cards', () => {
  const card = { params: { key: '48213-7-senior-react-developer' }, search: '?ids=9' };
  expect(writeRedirect({ name: 'ext-talent-id', ...card })).toBe('goto:ext-talent-id:48213-7');
  expect(writeRedirect({ name: 'ext-request-id', ...card })).toBe('goto:ext-request-id:48213-7');
  expect(writeRedirect({ name: 'market-requests', params: {}, search: '?ids=4,5' })).toBe('goto:market-requests:4,5');
  expect(writeRedirect({ name: 'market-talents', params: {}, search: '?skills=4' })).toBe('market-talents?skills=4');
  const filtered = { name: 'market-talents', params: {}, search: '?ids=4,5&sort=-rate' } as const;
  expect(readRedirect(writeRedirect(filtered))).toBe('/market/talents?ids=4,5&sort=-rate');
});

test('only known actions are read from a card’s URL', () => {
  expect(parseCardAction('?skills=4&action=list')).toBe('list');
  for (const search of ['', '?action=', '?action=delete', '?action=constructor'])
    expect(parseCardAction(search)).toBeNull();
});

test('a query over 2,000 characters is dropped, and the path is kept', () => {
  const long = (length: number) => `?search=${'a'.repeat(length - '?search='.length)}`;
  const jobs = { name: 'my-requests', params: {} } as const;
  expect(readRedirect(writeRedirect({ ...jobs, search: long(2000) }))).toBe(`/my/jobs${long(2000)}`);
  expect(readRedirect(writeRedirect({ ...jobs, search: long(2001) }))).toBe('/my/jobs');
  expect(readRedirect(writeRedirect({ name: 'my-requests-id', params: { id: '72' }, search: long(5000) }))).toBe(
    '/my/job/72',
  );
});

test('a selection of cards that does not fit the short form is kept as a query, or dropped if too long', () => {
  const market = { name: 'market-talents', params: {} } as const;
  const ids = (count: number) => Array.from({ length: count }, (_, at) => 10_000_000 + at).join(',');
  expect(readRedirect(writeRedirect({ ...market, search: '?ids=4,x' }))).toBe('/market/talents?ids=4,x');
  expect(readRedirect(writeRedirect({ ...market, search: `?ids=${ids(201)}` }))).toBe(
    `/market/talents?ids=${ids(201)}`,
  );
  expect(readRedirect(writeRedirect({ ...market, search: `?ids=${ids(300)}` }))).toBe('/market/talents');
});

test('without a stored screen, users of an open market go there, and others to their own list', () => {
  rememberScreen();
  $session.set({ staff: false, type: 1 } as Session);
  expect(takeRedirect()).toBe('/market');
  $company.set({ market_enabled: false } as PublicCompany);
  expect(takeRedirect()).toBe('/my/jobs');
  $session.set(null);
  $company.set(null);
});
