import type { Operation } from '@crewdock/contract/operations';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { queryClient } from '../queryClient.ts';
import { OperationProgress } from './OperationProgress.tsx';
import { keepOperation } from './queries.ts';

const RUNNING: Operation = {
  uid: '00000000-0000-4000-8000-000000000000',
  kind: 'import',
  title: 'Import talents.csv',
  state: 'running',
  total: 10_000,
  done: 2490,
  failed: 10,
  undo: { total: 0, restored: 0, kept: 0 },
  is_cancelling: false,
  error: null,
  result: null,
  created: '2026-03-07T10:00:00Z',
  started: null,
  finished: null,
  undoable_until: null,
  can: { cancel: true, undo: false },
};

/** As it is drawn first. */
function drawn(more: Partial<Operation>): string {
  keepOperation({ ...RUNNING, ...more });
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <OperationProgress uid={RUNNING.uid} />
    </QueryClientProvider>,
  );
}

const buttons = (html: string) => [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, words]) => words);

test('work that goes on says what it is and how far, to all, and can be cancelled', () => {
  const html = drawn({});
  expect(html).toMatch(
    /role="progressbar"[^>]*aria-label="Import talents.csv"|aria-label="Import talents.csv"[^>]*role="progressbar"/,
  );
  expect(html).toContain('aria-valuetext="2,500 of 10,000"');
  expect(html).toMatch(/role="status"[^>]*>Import talents.csv: 25 percent</);
  expect(html).toContain('>2,500 of 10,000<');
  expect(buttons(html)).toEqual(['10 couldn’t be done', 'Cancel']);
});

test('what is done can be undone, and where all could be done nothing is to be read', () => {
  const html = drawn({ state: 'done', done: 10_000, failed: 0, can: { cancel: false, undo: true } });
  expect(buttons(html)).toEqual(['Undo']);
});
