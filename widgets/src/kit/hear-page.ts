import { PREFIX } from '@crewdock/sdk/version';

/**
 * Runs commands that the page has queued with `crewdock('on', …)` before any code was loaded. Loads the required code
 * only if there is a queue. Elements must be defined afterwards, so that the page's listeners receive all events.
 */
export async function hearPage(): Promise<void> {
  if (!(globalThis as unknown as Record<string, { q?: unknown } | undefined>)[PREFIX]?.q) return;
  await import('./commands.ts')
    .then(({ takeCommands }) => takeCommands())
    // Commands are optional, so failures are ignored.
    .catch(() => {});
}
