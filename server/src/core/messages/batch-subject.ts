import type { Message } from '@crewdock/contract/message';
import { formatMessage } from './format-message.ts';

/** A subject for several notifications in one email, as the text before and after their number. */
export type BatchSubject = [before: string, after: string];

/** Placeholder for the number: a noncharacter, so it does not occur in messages. */
const NUMBER = '\u{1FFFF}';

/** Renders the subject of a batch except for `{count}`, because notifications may still be added. */
export function batchSubject<Values extends { count: string | number }>(
  subject: Message<Values>,
  ...[values]: {} extends Omit<Values, 'count'> ? [] : [values: Omit<Values, 'count'>]
): BatchSubject {
  const [before, after] = formatMessage(subject as Message<{ count: string }>, { ...values, count: NUMBER }).split(
    NUMBER,
  );
  return [before!, after!];
}
