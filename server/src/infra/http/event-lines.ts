import { setTimeout as sleep } from 'node:timers/promises';

/** Interval of heartbeats in milliseconds. Shorter than the idle timeout of common proxies. */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT = ':\n\n';

/**
 * Formats events as server-sent events; sends a comment as heartbeat when idle. Sends `end` after the last event, so
 * that clients know that a stream without `end` was interrupted and can be resumed. Requests the next event only after
 * the previous event is written.
 */
export async function* eventLines(events: AsyncIterable<unknown>, signal: AbortSignal): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]();
  try {
    // The first heartbeat sends the response headers immediately.
    yield HEARTBEAT;
    let next = iterator.next();
    for (;;) {
      const event = await nextOrIdle(next, signal);
      if (event === 'gone') return;
      if (event === 'idle') {
        yield HEARTBEAT;
        continue;
      }
      if (event.done) {
        yield 'event: end\ndata:\n\n';
        return;
      }
      yield `data: ${JSON.stringify(event.value)}\n\n`;
      next = iterator.next();
    }
  } finally {
    // Not awaited, because `return` may wait for an event that never comes.
    void iterator.return?.()?.catch(() => {});
  }
}

type Outcome = IteratorResult<unknown> | 'idle' | 'gone';

async function nextOrIdle(next: Promise<IteratorResult<unknown>>, signal: AbortSignal): Promise<Outcome> {
  const done = new AbortController();
  const pause = sleep(HEARTBEAT_MS, 'idle' as const, { signal: AbortSignal.any([signal, done.signal]) }).catch(
    () => 'gone' as const,
  );
  try {
    return await Promise.race([next, pause]);
  } finally {
    done.abort();
  }
}
