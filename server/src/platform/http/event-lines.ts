import { setTimeout as sleep } from 'node:timers/promises';

/** Shorter than the idle time after which proxies give a connection up. */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT = ':\n\n';

/**
 * Events as server-sent ones, with a comment where none comes for a while. `end` follows the last: without it the
 * connection broke off and may be opened again. The next event is asked for when the one before is on its way.
 */
export async function* eventLines(events: AsyncIterable<unknown>, signal: AbortSignal): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]();
  try {
    // The head leaves with it.
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
    // Not awaited: it may hang at an event that never comes.
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
