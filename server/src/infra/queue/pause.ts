import { setTimeout as sleep } from 'node:timers/promises';

/** Sleeps. When the signal is aborted, returns early without an error. */
export async function sleepUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {});
}
