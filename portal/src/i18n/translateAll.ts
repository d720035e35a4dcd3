import type { Message } from '@crewdock/contract/message';
import { t } from './translate.ts';

/** Formats a table of messages without parameters, such as the labels of all values of a column. */
export function translateAll<Key extends string>(messages: Record<Key, Message<object>>): Record<Key, string> {
  const entries = Object.entries<Message<object>>(messages);
  return Object.fromEntries(entries.map(([key, message]) => [key, t(message)])) as Record<Key, string>;
}
