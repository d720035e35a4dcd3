import type { InboxCount } from '@crewdock/contract/inbox';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../core/context/context.ts';
import { summarizeInbox } from './queries.ts';

const INTERVAL_MS = 5000;

/** Yields the size of the requester's inbox at once, and again whenever it has changed. */
export async function* watchInboxCount(seconds: number, context: Context): AsyncGenerator<InboxCount> {
  const end = context.now.getTime() + seconds * 1000;
  let last = '';
  for (;;) {
    const { count, newest } = await summarizeInbox(context);
    const event = { count, newest: newest?.toISOString() ?? null };
    if (JSON.stringify(event) !== last) yield event;
    last = JSON.stringify(event);
    if (context.signal.aborted || Date.now() + INTERVAL_MS > end) return;
    // An aborted stream ends, which is not an error.
    await sleep(INTERVAL_MS, undefined, { signal: context.signal }).catch(() => {});
    if (context.signal.aborted) return;
  }
}
