import type { SummaryImprovement, SummarySentence } from '@crewdock/contract/summary-improvement';
import { expect, test } from 'vitest';
import { buildImprovedSummary } from './summaryOf.ts';

const sentence = (html: string, fields: Partial<SummarySentence> = {}): SummarySentence => ({
  change: 'kept',
  text: html,
  html,
  block: 'p',
  begins: true,
  evidence: [{ field: 'summary', text: html }],
  answers: [],
  ...fields,
});

const IMPROVEMENT: SummaryImprovement = {
  source: 'local',
  fallback: null,
  improves: true,
  version: 1,
  present: '<p>One.<br />Two.</p><ul><li>A</li><li>B</li></ul>',
  sentences: [
    sentence('One.'),
    sentence('Two.', { begins: false }),
    sentence('A', { block: 'ul' }),
    sentence('B', { block: 'ul' }),
    sentence('New.', { change: 'added' }),
    sentence('Newer.', { change: 'added', begins: false }),
  ],
};

const of = (...left: number[]) => buildImprovedSummary(IMPROVEMENT, (at) => !left.includes(at));

test('kept text is unchanged, and added text follows it', () => {
  expect(of()).toBe(`${IMPROVEMENT.present}<p>New. Newer.</p>`);
  expect(of(4)).toBe(`${IMPROVEMENT.present}<p>Newer.</p>`);
  expect(of(4, 5)).toBe(IMPROVEMENT.present);
});

test('removing a sentence removes nothing else', () => {
  expect(of(1, 4, 5)).toBe('<p>One.</p><ul><li>A</li><li>B</li></ul>');
  expect(of(0, 2, 4)).toBe('<p>Two.</p><ul><li>B</li></ul><p>Newer.</p>');
});

test('no paragraph or list is left empty', () => {
  expect(of(0, 1, 2, 3)).toBe('<p>New. Newer.</p>');
});
