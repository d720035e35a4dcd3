import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { isDrawn } from '../support/drawn.ts';

/** Its tries must not be what makes the server late. */
const AGAIN = { interval: 300 };

/** Goes there, again where the server was too late with its drawing. */
export async function untilDrawn(go: () => Promise<Response | null>): Promise<void> {
  await expect.poll(async () => isDrawn(await (await go())!.text()), AGAIN).toBe(true);
}

/** Until what it answers is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
