import type { Operation } from '@crewdock/contract/operations';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { queryClient } from '../queryClient.ts';
import { OperationProgress } from './OperationProgress.tsx';
import { pollInterval } from './polling.ts';
import { keepOperation } from './queries.ts';
import { getOperationAnnouncement, statusLine } from './words.ts';

const operation = (more: Partial<Operation>): Operation => ({
  uid: '00000000-0000-4000-8000-000000000000',
  kind: 'import',
  title: 'Import talents.csv',
  state: 'running',
  total: 10_000,
  done: 1230,
  failed: 10,
  undo: { total: 5000, restored: 4960, kept: 40 },
  is_cancelling: false,
  error: null,
  result: null,
  created: '2026-03-07T10:00:00Z',
  started: null,
  finished: null,
  undoable_until: null,
  can: { cancel: true, undo: false },
  ...more,
});

test('an operation is polled every second, less often after a while, and not after its end', () => {
  const at = (times: number) => pollInterval({ state: 'running' }, times);
  expect([0, 20].map(at)).toEqual([1000, 1000]);
  expect(at(21)).toBe(1100);
  expect(at(1000)).toBe(10_000);
  for (const state of ['done', 'failed', 'cancelled', 'undone'] as const)
    expect(pollInterval({ state }, 0)).toBe(false);
  for (const state of ['waiting', 'undoing'] as const) expect(pollInterval({ state }, 0)).toBe(1000);
  expect(pollInterval(undefined, 0)).toBe(false);
});

test('the state of an operation is described in one line', () => {
  const lines: [Partial<Operation>, string][] = [
    [{ state: 'waiting' }, 'Waiting for its turn'],
    [{ state: 'waiting', is_cancelling: true }, 'Canceling…'],
    [{}, '1,240 of 10,000'],
    [{ is_cancelling: true }, 'Canceling… 1,240 of 10,000'],
    [{ state: 'done', done: 9990 }, '9,990 of 10,000 done'],
    [{ state: 'failed', error: 'The file is gone.' }, 'The file is gone. 1,230 of 10,000 done'],
    [{ state: 'cancelled' }, 'Canceled: 1,230 of 10,000 done'],
    [{ state: 'undoing', undo: { total: 5000, restored: 99, kept: 1 } }, 'Undoing: 100 of 5,000'],
    [{ state: 'undone' }, 'Undone: 4,960 restored, 40 left because they were changed since'],
    [{ state: 'undone', undo: { total: 3, restored: 3, kept: 0 } }, 'Undone: 3 restored'],
  ];
  for (const [more, line] of lines) expect(statusLine(operation(more))).toBe(line);
});

test('an operation is announced at each quarter and at the end', () => {
  const heard = [0, 2489, 2490, 9989, 9990].map((done) => getOperationAnnouncement(operation({ done })));
  expect(heard.map((words) => words.replace('Import talents.csv: ', ''))).toEqual([
    '0 percent',
    '0 percent',
    '25 percent',
    '75 percent',
    '100 percent',
  ]);
  expect(getOperationAnnouncement(operation({ state: 'waiting', total: 0, done: 0, failed: 0 }))).toBe(
    'Import talents.csv: 0 percent',
  );
  expect(getOperationAnnouncement(operation({ state: 'done', done: 9990 }))).toBe(
    'Import talents.csv. 9,990 of 10,000 done',
  );
});

/** Renders an operation to static markup. */
function drawn(more: Partial<Operation>): string {
  const shown = operation(more);
  keepOperation(shown);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <OperationProgress uid={shown.uid} />
    </QueryClientProvider>,
  );
}

const buttons = (html: string) => [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, words]) => words);

test('a running operation shows its name and progress, and can be cancelled', () => {
  const html = drawn({ done: 2490 });
  expect(html).toMatch(
    /role="progressbar"[^>]*aria-label="Import talents.csv"|aria-label="Import talents.csv"[^>]*role="progressbar"/,
  );
  expect(html).toContain('aria-valuetext="2,500 of 10,000"');
  expect(html).toMatch(/role="status"[^>]*>Import talents.csv: 25 percent</);
  expect(html).toContain('>2,500 of 10,000<');
  expect(buttons(html)).toEqual(['10 couldn’t be done', 'Cancel']);
});

test('a finished operation can be undone, and shows no link to failed items if there are none', () => {
  const html = drawn({ state: 'done', done: 10_000, failed: 0, can: { cancel: false, undo: true } });
  expect(buttons(html)).toEqual(['Undo']);
});
