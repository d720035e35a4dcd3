import { afterEach, expect, test, vi } from 'vitest';
import { reportUnknownMessages } from './config-error.ts';

afterEach(() => void vi.restoreAllMocks());

/** A minimal element; unit tests run without a DOM. */
function widget(localName: string, messages: object | null): Parameters<typeof reportUnknownMessages>[0] {
  const origin = 'https://talents.example.com';
  const element = { localName, messages, origin, isConnected: true, hasAttribute: () => false };
  return Object.assign(new EventTarget(), element) as never;
}

test('unknown keys of messages are reported in the console and as an event', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const element = widget('crewdock-talent-market', {
    title: 'People',
    seniority_3: 'Expert',
    serch: 'Find',
    apply: '',
  });
  const codes: string[] = [];
  element.addEventListener('crewdock-config-error', (event) => codes.push((event as CustomEvent).detail.code));
  await reportUnknownMessages(element);
  expect(codes).toEqual(['message_unknown']);
  expect(warn.mock.calls).toEqual([
    [
      'Crewdock: <crewdock-talent-market> has unknown keys in its messages: serch, apply. Settings: https://talents.example.com/admin/embed',
    ],
  ]);
});

test('known keys, no messages and tags that the page has defined itself are not reported', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await reportUnknownMessages(widget('crewdock-job-board', { apply: 'Apply', email: 'Mail', duration_1: 'Short' }));
  await reportUnknownMessages(widget('crewdock-contact-us', null));
  await reportUnknownMessages(widget('my-market', { whatever: '' }));
  expect(warn).not.toHaveBeenCalled();
});
