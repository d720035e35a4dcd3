import type { Response } from '@playwright/test';
import { isDrawn } from '../support/drawn.ts';
import { expect } from '../fixtures/test.ts';

/** Frequent retries would slow the server-side rendering down. */
const AGAIN = { intervals: [300] };

/**
 * Navigates until the response is rendered on the server; after a slow rendering the server sends the page without it.
 */
export async function untilDrawn(go: () => Promise<Response | null>): Promise<void> {
  await expect.poll(async () => isDrawn(await (await go())!.text()), AGAIN).toBe(true);
}
