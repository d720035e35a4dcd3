import type { Response } from '@playwright/test';
import { isDrawn } from '../support/drawn.ts';
import { expect } from '../fixtures/test.ts';

/** Polling interval in milliseconds. More frequent requests would slow down the server-side rendering. */
const AGAIN = { intervals: [300] };

/**
 * Navigates until the response contains server-rendered content. If rendering takes too long, the server sends the page
 * without content.
 */
export async function untilDrawn(go: () => Promise<Response | null>): Promise<void> {
  await expect.poll(async () => isDrawn(await (await go())!.text()), AGAIN).toBe(true);
}
