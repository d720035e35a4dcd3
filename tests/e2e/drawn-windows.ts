import type { Response } from '@playwright/test';
import { isDrawn } from '../support/drawn.ts';
import { expect } from '../fixtures/test.ts';

/** Its tries must not be what makes the server late. */
const AGAIN = { intervals: [300] };

/** Goes there, again where the server was too late with its drawing. */
export async function untilDrawn(go: () => Promise<Response | null>): Promise<void> {
  await expect.poll(async () => isDrawn(await (await go())!.text()), AGAIN).toBe(true);
}
