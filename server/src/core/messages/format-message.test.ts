import { defineMessage } from '@crewdock/contract/message';
import { expect, test } from 'vitest';
import { batchSubject } from './batch-subject.ts';
import { formatMessage } from './format-message.ts';

test('renders plurals and parameters', () => {
  const text = defineMessage(
    'test.text',
    '{count, plural, one {# talent was} other {# talents were}} proposed for {job}',
  );
  expect(formatMessage(text, { count: 1, job: 'Go developer' })).toBe('1 talent was proposed for Go developer');
  expect(formatMessage(text, { count: 1200, job: 'Go developer' })).toBe(
    '1,200 talents were proposed for Go developer',
  );
});

test.each([String.raw`C:\u0041\x41`, '{name}', "it's", '#', '<b>', '$&'])('renders the value %s unchanged', (value) => {
  expect(formatMessage(defineMessage('test.value', 'Hello {name}'), { name: value })).toBe(`Hello ${value}`);
});

test('isolates each line of a right-to-left value once', () => {
  const text = defineMessage('test.rtl', 'By {name}.');
  expect(formatMessage(text, { name: 'דנה לוי' })).toBe('By \u2068דנה לוי\u2069.');
  expect(formatMessage(text, { name: 'דנה\nAda' })).toBe('By \u2068דנה\u2069\nAda.');
  expect(formatMessage(text, { name: '\u2068דנה\u2069, Ada' })).toBe('By \u2068דנה\u2069, Ada.');
});

test('renders the subject of a batch around its number', () => {
  const subject = defineMessage('test.subject', '{name} applied for {count} jobs');
  expect(batchSubject(subject, { name: 'Ada' })).toEqual(['Ada applied for ', ' jobs']);
});
