import { defineMessage } from '@crewdock/contract/message';
import { expect, it } from 'vitest';
import { translateAll } from './translateAll.ts';

it('renders each message under its key', () => {
  const labels = { new: defineMessage('test.new', 'New'), done: defineMessage('test.done', 'Done') };
  expect(translateAll(labels)).toEqual({ new: 'New', done: 'Done' });
});
