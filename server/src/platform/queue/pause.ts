import { setTimeout as sleep } from 'node:timers/promises';

/** Ends early without an error. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {});
}
