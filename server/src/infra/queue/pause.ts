import { setTimeout as sleep } from 'node:timers/promises';

/** Sleeps. Returns early, without an error, when the signal is aborted. */
export async function sleepUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {});
}
