import type { Message } from '@crewdock/contract/message';
import { t } from './translate.ts';

/** Translates all messages of an object, such as the labels of a column's values. The messages have no parameters. */
export function translateAll<Key extends string>(messages: Record<Key, Message<object>>): Record<Key, string> {
  const entries = Object.entries<Message<object>>(messages);
  return Object.fromEntries(entries.map(([key, message]) => [key, t(message)])) as Record<Key, string>;
}
