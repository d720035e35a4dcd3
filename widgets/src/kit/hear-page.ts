import { PREFIX } from '@crewdock/sdk/version';

/**
 * Runs the commands that the page has queued with `crewdock('on', …)`. Loads the required code only if there is a
 * queue. Must be called before elements are defined, so that the page's listeners receive all events.
 */
export async function hearPage(): Promise<void> {
  if (!(globalThis as unknown as Record<string, { q?: unknown } | undefined>)[PREFIX]?.q) return;
  await import('./commands.ts')
    .then(({ takeCommands }) => takeCommands())
    // Commands are optional, so failures are ignored.
    .catch(() => {});
}
