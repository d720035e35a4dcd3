import type { Operation, OperationIssue } from '@crewdock/contract/operations';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { type Person, newPerson } from '../fixtures/people.ts';
import { type OpenAs, REFUSED } from '../fixtures/open-page.ts';
import { notice } from './notice.ts';
import { expect, test } from '../fixtures/test.ts';

const UID = '5f0e8c9a-3d52-4c1e-9f57-0a4f1d2b7c11';

let ann: Person;
test.beforeAll(async () => {
  ann = await newPerson('Ann');
});

test('shows an empty state', async ({ openAs }) => {
  const page = await openAs(ann, '/settings/activity');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await expectNoFindings(page);
});

test('a running operation shows its progress', async ({ openAs }) => {
  const { page, server } = await openOperation(openAs, { state: 'waiting', done: 0, failed: 0 });
  const bar = page.getByRole('progressbar', { name: 'Import talents.csv' });
  await expect(page.getByText('Waiting for its turn')).toBeVisible();
  Object.assign(server.operation, { state: 'running', done: 1230, failed: 10 });
  await expect(page.getByText('1,240 of 10,000', { exact: true })).toBeVisible();
  expect(await bar.getAttribute('aria-valuetext')).toBe('1,240 of 10,000');
  Object.assign(server.operation, { state: 'done', done: 9990, can: { cancel: false, undo: true } });
  await expect(page.getByRole('status').getByText('Import talents.csv. 9,990 of 10,000 done')).toBeAttached();
});

test('failed items are listed in pages', async ({ openAs }) => {
  const { page } = await openOperation(openAs, { state: 'done', done: 9940, failed: 60 });
  await page.getByRole('button', { name: '60 couldn’t be done' }).click();
  const dialog = page.getByRole('dialog', { name: 'Failed items' });
  await expect(dialog.getByText('Row 50', { exact: true })).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Load more' }).click();
  await expect(dialog.getByText('Row 60', { exact: true })).toBeVisible();
  await expectNothingLost(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('an operation is cancelled and undone, and keeps the focus', async ({ openAs }) => {
  const { page, server } = await openOperation(openAs, {});
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Canceling… 1,240 of 10,000', { exact: true })).toBeVisible();
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Import talents.csv');
  Object.assign(server.operation, { state: 'cancelled', is_cancelling: false, can: { cancel: false, undo: true } });
  await expect(page.getByText('Canceled: 1,230 of 10,000 done', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undoing: 0 of 1,230', { exact: true })).toBeVisible();
  Object.assign(server.operation, { state: 'undone', undo: { total: 1230, restored: 1190, kept: 40 } });
  await expect(
    page.getByText('Undone: 1,190 restored, 40 left because they were changed since', { exact: true }),
  ).toBeVisible();
  await expectNoFindings(page);
  await expectNothingLost(page);
});

test('cancelling an operation that has ended shows a notice', async ({ openAs }) => {
  const { page, server } = await openOperation(openAs, {}, REFUSED);
  server.hasEnded = true;
  await page.getByRole('button', { name: 'Cancel' }).click();
  await notice(page, 'This has already ended and can no longer be canceled.');
  await expect(page.getByText('10,000 of 10,000 done', { exact: true })).toBeVisible();
});

test('an operation keeps its state while offline, and continues when online', async ({ openAs }) => {
  const { page, server } = await openOperation(openAs, {}, REFUSED);
  await expect(page.getByText('1,240 of 10,000', { exact: true })).toBeVisible();
  await page.context().setOffline(true);
  Object.assign(server.operation, { done: 2230 });
  await page.context().setOffline(false);
  await expect(page.getByText('2,240 of 10,000', { exact: true })).toBeVisible();
});

/** Opens a person's activity page with one operation. Tests can change the returned server state. */
async function openOperation(openAs: OpenAs, more: Partial<Operation>, ...expected: RegExp[]) {
  const server = { hasEnded: false, operation: { ...RUNNING, ...more } };
  const page = await openAs(ann, '/settings/profile', {}, ...expected);
  await answerFor(page, server);
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  return { page, server };
}

const RUNNING: Operation = {
  uid: UID,
  kind: 'import',
  title: 'Import talents.csv',
  state: 'running',
  total: 10_000,
  done: 1230,
  failed: 10,
  undo: { total: 1230, restored: 0, kept: 0 },
  is_cancelling: false,
  error: null,
  result: null,
  created: '2026-03-07T10:00:00.000Z',
  started: '2026-03-07T10:00:00.000Z',
  finished: null,
  undoable_until: null,
  can: { cancel: true, undo: false },
};

/** Mocks the server's responses about operations. */
async function answerFor(page: Page, server: { hasEnded: boolean; operation: Operation }) {
  await page.route(/\/api\/operations\//, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const { operation } = server;
    if (pathname.endsWith('/operations/')) return route.fulfill({ json: { items: [operation], total: 1 } });
    if (pathname.endsWith('/issues/')) {
      const from = Number(searchParams.get('cursor') ?? 0);
      return route.fulfill({
        json: { items: ISSUES.slice(from, from + 50), total: ISSUES.length, ...(from === 0 && { cursor: '50' }) },
      });
    }
    if (pathname.endsWith('/cancel/')) {
      if (server.hasEnded) {
        Object.assign(operation, { state: 'done', done: 10_000, failed: 0, can: { cancel: false, undo: false } });
        const detail = 'This has already ended and can no longer be canceled.';
        return route.fulfill({ status: 409, json: { code: 'conflict', detail, current: operation, request_id: '' } });
      }
      Object.assign(operation, { is_cancelling: true, can: { cancel: false, undo: false } });
    }
    if (pathname.endsWith('/undo/'))
      Object.assign(operation, { state: 'undoing', can: { cancel: false, undo: false } });
    return route.fulfill({ json: operation });
  });
}

const ISSUES: OperationIssue[] = Array.from({ length: 60 }, (_, at) => ({
  item: `Row ${at + 1}`,
  reason: 'The e-mail address belongs to somebody else already.',
}));
