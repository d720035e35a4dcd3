import { PREFIX } from '@crewdock/sdk/version';

/**
 * Takes up what the page has said before any code was there, `crewdock('on', …)`, by code that no other page fetches. Elements that are
 * defined afterwards do nothing that the page doesn't hear.
 */
export async function hearPage(): Promise<void> {
  if (!(globalThis as unknown as Record<string, { q?: unknown } | undefined>)[PREFIX]?.q) return;
  await import('./commands.ts')
    .then(({ takeCommands }) => takeCommands())
    // Visitors have all they need.
    .catch(() => {});
}
